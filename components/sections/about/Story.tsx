import { useTranslation } from 'next-i18next/pages';
import { RouteStops } from '@/components/ui/RouteStops';
import { Section } from '@/components/ui/Section';
import styles from './Story.module.css';

/** How the company came to be, year by year, along a route from its first day to the present one. */
export function Story() {
  const { t } = useTranslation('about');
  return (
    <Section label={t('story.label')} statement={t('story.title')} id="story" className={styles.story}>
      <RouteStops
        stops={t('story.chapters', { returnObjects: true }).map(({ when, title, paragraphs }) => ({
          id: when,
          content: (
            <>
              <p className={styles.when}>{when}</p>
              <h3 className="type-3">{title}</h3>
              <div className={styles.words}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </>
          ),
        }))}
      />
    </Section>
  );
}
