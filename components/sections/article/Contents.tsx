import { useTranslation } from 'next-i18next/pages';
import type { ArticleSection } from '@/content/schemas/article';
import styles from './Contents.module.css';

/** The article's table of contents. */
export function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  const { t } = useTranslation('blog');
  return (
    <nav className={`screen-only ${styles.contents}`} aria-labelledby="contents">
      <p id="contents" className={styles.label}>
        {t('contents')}
      </p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
