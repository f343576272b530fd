import { useTranslation } from 'next-i18next/pages';
import { HoverPicture, HoverTitle } from '@/components/ui/HoverCard';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { CardAction } from '@/components/ui/TextLink';
import { successStories } from '@/content/dedicatedTeams';
import styles from './Stories.module.css';

/** Three long-term teams: two link to their case studies, one is described here (specification 18.6). */
export function Stories() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <Section label={t('stories.label')} statement={t('stories.title')} id="stories">
      <div className={`columns ${styles.stories}`}>
        {successStories.map((story) => (
          <Story key={story.id} {...story} />
        ))}
        <Halvia />
      </div>
    </Section>
  );
}

function Story({ id, to, picture }: (typeof successStories)[number]) {
  const { t } = useTranslation(['dedicatedTeams', 'caseStudies']);
  return (
    <LocalizedLink to={to} className={styles.story}>
      <HoverPicture>
        <Picture name={picture} alt={t(`stories.items.${id}.picture`)} sizes="31vw" phone />
      </HoverPicture>
      <p className={`small ${styles.kind}`}>{t(`stories.items.${id}.kind`)}</p>
      <h3 className="type-3">
        <HoverTitle>{t(`stories.items.${id}.title`)}</HoverTitle>
      </h3>
      <p className={styles.text}>{t(`stories.items.${id}.text`)}</p>
      <p className={styles.more}>
        <CardAction>{t('caseStudies:view')}</CardAction>
      </p>
    </LocalizedLink>
  );
}

/**
 * A medical client's story, described here as it has no page of its own: its screen, one risk traced to its tests, the rules.
 */
function Halvia() {
  const { t } = useTranslation('dedicatedTeams');
  const { kind, title, picture, text, detail, rules } = t('stories.halvia', { returnObjects: true });
  return (
    <article className={styles.halvia} aria-labelledby="halvia">
      <div className={styles.story}>
        <div>
          <Picture name="halvia-square" alt={picture} sizes="31vw" />
        </div>
        <p className={`small ${styles.kind}`}>{kind}</p>
        <h3 id="halvia" className="type-3">
          {title}
        </h3>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.detail}>
        <h4 className="type-4">{detail}</h4>
        <dl className={`small ${styles.rules}`}>
          {rules.map((rule) => (
            <div key={rule.name}>
              <dt>{rule.name}</dt>
              <dd>{rule.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
