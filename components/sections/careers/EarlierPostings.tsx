import { useTranslation } from 'next-i18next/pages';
import { TextLink } from '@/components/ui/TextLink';
import { earlierPostings } from '@/content/careers';
import styles from './EarlierPostings.module.css';

/** Postings that are closed, which show what the company asks for. */
export function EarlierPostings() {
  const { t } = useTranslation('careers');
  return (
    <div className={styles.earlier}>
      <h3 className="type-4">{t('positions.earlier')}</h3>
      <ul>
        {earlierPostings.map((id) => (
          <li key={id}>
            <TextLink to={id}>{t(`positions.postings.${id}`)}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
