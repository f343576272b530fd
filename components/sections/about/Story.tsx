import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import styles from './Story.module.css';

/** How the company came to be, year by year. */
export function Story() {
  const { t } = useTranslation('about');
  return (
    <Section label={t('story.label')} statement={t('story.title')} id="story">
      <ol>
        {t('story.chapters', { returnObjects: true }).map(({ when, title, paragraphs }) => (
          <li key={when} className={styles.chapter}>
            <p className={styles.when}>{when}</p>
            <div className={styles.words}>
              <h3 className="type-4">{title}</h3>
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
