import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/Button';
import { KeepWords } from '@/components/ui/KeepWords';
import { Picture } from '@/components/ui/Picture';
import styles from './Hero.module.css';
import { HeroRoute } from './HeroRoute';

/** Title, what the company does, the link to collaborate; below them the mountain and the route up it. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      <div className="container">
        <h1 className={`type-mega ${styles.title}`}>
          {t('hero.title', { returnObjects: true }).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div className={`grid ${styles.words}`}>
          <p className={`type-3 ${styles.statement}`}>{t('hero.statement')}</p>
          <div className={styles.side}>
            <p className={`lead ${styles.lead}`}>
              <KeepWords text={t('hero.lead')} />
            </p>
            <ButtonLink to="contact">{t('hero.collaborate')}</ButtonLink>
          </div>
        </div>
      </div>
      <div className={`filled ${styles.panorama}`}>
        <Picture name="hero" alt="" sizes="(width < 900px) 135vw, 100vw" priority phone />
        <HeroRoute />
      </div>
    </section>
  );
}
