import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import styles from './Hero.module.css';

/** The title, what the company is, and below them one peak at first light, from edge to edge. */
export function Hero() {
  const { t } = useTranslation('about');
  return (
    <section className={styles.hero}>
      <div className="container grid">
        <h1 className={`type-1 ${styles.title}`}>{t('hero.title')}</h1>
        <p className={`lead ${styles.lead}`}>{t('hero.lead')}</p>
      </div>
      <div className={styles.peak}>
        <Picture name="dawn" alt="" sizes="(width < 900px) 130vw, 100vw" priority phone />
      </div>
    </section>
  );
}
