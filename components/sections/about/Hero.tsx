import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import styles from './Hero.module.css';

/** The title, and beside it one peak at first light, up to the viewport's edge. */
export function Hero() {
  const { t } = useTranslation('about');
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className="type-1">{t('hero.title')}</h1>
        <p className="lead">{t('hero.lead')}</p>
      </div>
      <div className={styles.peak}>
        <Picture name="dawn" alt="" sizes="(width < 900px) 130vw, 90vw" priority phone />
      </div>
    </section>
  );
}
