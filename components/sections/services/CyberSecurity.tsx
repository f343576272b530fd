import { useTranslation } from 'next-i18next/pages';
import { Facts } from '@/components/ui/Facts';
import styles from './CyberSecurity.module.css';
import { Finding } from './Finding';

/** The company's speciality: the security analysts' work, its schedule, and one of their findings. */
export function CyberSecurity() {
  const { t } = useTranslation('services');
  return (
    <section className={`inverse ${styles.band}`} aria-labelledby="cyber-security">
      <div className="container">
        <div className={`grid ${styles.words}`}>
          <div className={styles.intro}>
            {/* Smaller than its block's title (specification 8.4) */}
            <h3 id="cyber-security" className="type-name">
              {t('security.title')}
            </h3>
            <p className={styles.text}>{t('security.text')}</p>
          </div>
          <Facts
            look="spruce"
            facts={t('security.times', { returnObjects: true })}
            className={styles.times}
          />
        </div>
        <Finding />
      </div>
    </section>
  );
}
