import { useTranslation } from 'next-i18next/pages';
import { SectionOpening } from '@/components/ui/SectionOpening';
import styles from './Story.module.css';

/** How the company came to be, year by year. */
export function Story({ number }: { number: number }) {
  const { t } = useTranslation('about');
  return (
    <section className={`container ${styles.section}`} aria-labelledby="story">
      <SectionOpening number={number} label={t('story.label')} statement={t('story.title')} id="story" />
      <ol className={styles.chapters}>
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
    </section>
  );
}
