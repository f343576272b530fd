import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import styles from './Story.module.css';

/** How the company came to be, year by year. The route of the years is the hero's. */
export function Story() {
  const { t } = useTranslation('about');
  return (
    <Section label={t('story.label')} statement={t('story.title')} id="story">
      <ol className={styles.story}>
        {t('story.chapters', { returnObjects: true }).map(({ when, title, paragraphs }) => (
          <li key={when} className="grid">
            <p className={`type-3 ${styles.when}`}>{when}</p>
            <h3 className={`type-4 ${styles.title}`}>{title}</h3>
            <div className={styles.words}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
