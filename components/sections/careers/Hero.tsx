import { useTranslation } from 'next-i18next/pages';
import { ButtonAddress } from '@/components/ui/ButtonAddress';
import { KeepWords } from '@/components/ui/KeepWords';
import { Portrait } from '@/components/ui/Portrait';
import { careersFaces } from '@/content/careers';
import styles from './Hero.module.css';

/** The title, the work in short, links to the sections of the page, and four colleagues next to them. */
export function Hero() {
  const { t } = useTranslation('careers');
  return (
    <section className="container grid">
      <div className={styles.words}>
        <h1 className="type-1">
          <KeepWords text={t('hero.title')} />
        </h1>
        <p className={`lead ${styles.lead}`}>{t('hero.lead')}</p>
        <p className={styles.links}>
          <ButtonAddress address="#positions" smooth>
            {t('hero.button')}
          </ButtonAddress>
          {/* The quieter one (specification 11.1) */}
          <a href="#open-application" className={styles.quiet} data-smooth-scroll>
            {t('hero.apply')}
          </a>
        </p>
      </div>
      <div className={styles.faces}>
        {careersFaces.map((id) => (
          <Portrait key={id} id={id} inView />
        ))}
      </div>
    </section>
  );
}
