import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import styles from './Forbidden.module.css';

/** The "forbidden" picture and nothing else (specification 2.22). */
export function Forbidden() {
  const { t } = useTranslation('common');
  return (
    <section className={styles.screen}>
      <h1 className="visually-hidden">{t('notFound.title')}</h1>
      <Picture
        name="forbidden"
        alt={t('notFound.picture')}
        sizes="(width < 900px) 180vw, 100vw"
        priority
        phone
      />
    </section>
  );
}
