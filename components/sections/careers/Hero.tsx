import { useTranslation } from 'next-i18next/pages';
import { ButtonAddress } from '@/components/ui/Button';
import { careersFaces } from '@/content/careers';
import { followAnchor } from '@/lib/followAnchor';
import styles from './Hero.module.css';

/** The title, the way down to the open positions, and eight people one would work with. */
export function Hero() {
  const { t } = useTranslation('careers');
  return (
    <section className={`container ${styles.hero}`}>
      <h1 className="type-1">{t('hero.title')}</h1>
      <div className="grid">
        <div className={styles.side}>
          <p className="lead">{t('hero.lead')}</p>
          <ButtonAddress address="#positions" onClick={followAnchor}>
            {t('hero.button')}
          </ButtonAddress>
        </div>
      </div>
      <div className={styles.faces}>
        {careersFaces.map((id) => (
          <img key={id} src={`/images/people/${id}.svg`} alt="" width={400} height={480} />
        ))}
      </div>
    </section>
  );
}
