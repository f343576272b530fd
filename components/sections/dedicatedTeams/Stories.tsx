import { useTranslation } from 'next-i18next/pages';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import marked from '@/components/ui/Marked.module.css';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import zoomed from '@/components/ui/Zoomed.module.css';
import { successStories } from '@/content/dedicatedTeams';
import { Halvia } from './Halvia';
import styles from './Stories.module.css';

/** Three teams that stayed: two that lead to their case studies, one told here (specification 18.6). */
export function Stories() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <Section label={t('stories.label')} statement={t('stories.title')} id="stories">
      <div className={styles.stories}>
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
      <div className={zoomed.zoomed}>
        <Picture
          name={picture}
          alt={t(`stories.items.${id}.picture`)}
          sizes="(width < 600px) 92vw, 31vw"
          phone
        />
      </div>
      <p className={styles.kind}>{t(`stories.items.${id}.kind`)}</p>
      <h3 className="type-3">
        <span className={marked.marked}>{t(`stories.items.${id}.title`)}</span>
      </h3>
      <p className={styles.text}>{t(`stories.items.${id}.text`)}</p>
      <p className={styles.more}>
        <span className={styles.action}>{t('caseStudies:view')}</span>
      </p>
    </LocalizedLink>
  );
}
