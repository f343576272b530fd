import { useTranslation } from 'next-i18next/pages';
import styles from './Halvia.module.css';
import { Trace } from './Trace';

/** A medical client's story, told here as it has no page of its own: what is traced, one risk on its way, and the rules. */
export function Halvia() {
  const { t } = useTranslation('dedicatedTeams');
  const words = t('stories.halvia', { returnObjects: true });
  return (
    <article className={styles.halvia} aria-labelledby="halvia">
      <div className={styles.opening}>
        <p className={styles.kind}>{words.kind}</p>
        <h3 id="halvia" className="type-3">
          {words.title}
        </h3>
        <p className={styles.text}>{words.text}</p>
      </div>
      <Trace />
      <div className={`grid ${styles.work}`}>
        <h4 className="type-4">{words.rules.title}</h4>
        <dl className={styles.rules}>
          {words.rules.items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
