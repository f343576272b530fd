import { useTranslation } from 'next-i18next/pages';
import { InlineText } from './InlineText';
import styles from './Sources.module.css';

/** What the article draws on. */
export function Sources({ sources }: { sources: readonly string[] }) {
  const { t } = useTranslation('blog');
  return (
    <section className={`small ${styles.sources}`} aria-labelledby="sources">
      <h2 id="sources">{t('sources')}</h2>
      <ul>
        {sources.map((source) => (
          <li key={source}>
            <InlineText text={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}
