import { useTranslation } from 'next-i18next/pages';
import styles from './Highlights.module.css';

/** The programme's highlights, the first in larger type (specification 13.14). */
export function Highlights({ items }: { items: readonly string[] }) {
  const { t } = useTranslation('programmes');
  return (
    <section className={`waymark ${styles.highlights}`}>
      <h2 className="type-3">{t('description.highlights')}</h2>
      <ul className="columns">
        {items.map((item, index) => (
          <li key={item} className={index === 0 ? 'type-4' : undefined}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
