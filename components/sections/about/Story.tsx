import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { AddressLink } from '@/components/ui/TextLink';
import { breakInArticle } from '@/content/vision';
import { useLocale } from '@/lib/i18n/useLocale';
import { localizedPath } from '@/lib/routing/locale';
import styles from './Story.module.css';

/** The company's history, year by year. The hero shows the years on a route. */
export function Story() {
  const { t } = useTranslation('about');
  const locale = useLocale();
  return (
    <Section label={t('story.label')} statement={t('story.title')} id="story">
      <ol className={styles.story}>
        {t('story.chapters', { returnObjects: true }).map(({ when, title, paragraphs, ...chapter }) => (
          <li key={when} className="grid">
            <p className={`type-3 ${styles.when}`}>{when}</p>
            <h3 className={`type-4 ${styles.title}`}>{title}</h3>
            <div className={styles.words}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {'more' in chapter && (
                <p>
                  <AddressLink address={localizedPath(breakInArticle, locale)}>{chapter.more}</AddressLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
