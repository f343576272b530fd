import { useTranslation } from 'next-i18next/pages';
import { Facts } from '@/components/ui/Facts';
import styles from './CyberSecurity.module.css';

/** The side of development that stands out: what the security analysts do, and when. */
export function CyberSecurity() {
  const { t } = useTranslation('services');
  return (
    <section className={`inverse grid ${styles.part}`} aria-labelledby="cyber-security">
      <div className={styles.words}>
        <h3 id="cyber-security" className="type-3">
          {t('security.title')}
        </h3>
        <p>{t('security.text')}</p>
      </div>
      <Facts facts={t('security.times', { returnObjects: true })} className={styles.times} />
    </section>
  );
}
