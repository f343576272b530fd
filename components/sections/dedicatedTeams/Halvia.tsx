import { useTranslation } from 'next-i18next/pages';
import { RouteStops } from '@/components/ui/RouteStops';
import styles from './Halvia.module.css';

/** A medical client's story, told here as it has no page of its own: what is traced, one risk on its way, and the rules. */
export function Halvia() {
  const { t } = useTranslation('dedicatedTeams');
  const words = t('stories.halvia', { returnObjects: true });
  return (
    <article className={styles.halvia} aria-labelledby="halvia">
      <div className="grid">
        <div className={styles.opening}>
          <p className={styles.kind}>{words.kind}</p>
          <h3 id="halvia" className="type-3">
            {words.title}
          </h3>
        </div>
        <p className={`lead ${styles.text}`}>{words.text}</p>
      </div>
      <ul className={styles.figures}>
        {words.figures.map(({ value, text }) => (
          <li key={value}>
            <b>{value}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className={styles.result}>{words.result}</p>
      <h4 className="type-4">{words.trace.title}</h4>
      <RouteStops
        across
        stops={words.trace.stops.map(({ name, text }) => ({
          id: name,
          content: (
            <>
              <b>{name}</b>
              <p>{text}</p>
            </>
          ),
        }))}
      />
      <h4 className="type-4">{words.rules.title}</h4>
      <dl className={styles.rules}>
        {words.rules.items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
