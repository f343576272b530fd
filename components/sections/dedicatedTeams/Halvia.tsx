import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import styles from './Halvia.module.css';
import story from './Stories.module.css';

/** A medical client's story, told here as it has no page of its own: its screen, one risk on its way to its tests, the rules. */
export function Halvia() {
  const { t } = useTranslation('dedicatedTeams');
  const { kind, title, picture, text, rules } = t('stories.halvia', { returnObjects: true });
  return (
    <article className={styles.halvia} aria-labelledby="halvia">
      <div className={story.story}>
        <div>
          <Picture name="halvia-square" alt={picture} sizes="(width < 600px) 92vw, 31vw" />
        </div>
        <p className={story.kind}>{kind}</p>
        <h3 id="halvia" className="type-3">
          {title}
        </h3>
        <p className={story.text}>{text}</p>
      </div>
      <dl className={styles.rules}>
        {rules.map((rule) => (
          <div key={rule.name}>
            <dt>{rule.name}</dt>
            <dd>{rule.text}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
