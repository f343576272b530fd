import { useTranslation } from 'next-i18next/pages';
import { ButtonAddress } from '@/components/ui/ButtonAddress';
import { Face } from '@/components/ui/Face';
import { PageOpening } from '@/components/ui/PageOpening';
import { careersFaces } from '@/content/careers';
import { positions } from '@/content/positions';
import styles from './Hero.module.css';

/** Eight people one would work with, the title, and the ways down. */
export function Hero() {
  const { t } = useTranslation('careers');
  return (
    <>
      <div className={styles.faces}>
        {careersFaces.map((id) => (
          <Face key={id} id={id} inView />
        ))}
      </div>
      <PageOpening title={t('hero.title')} lead={t('hero.lead')} levelled action={<Ways />} />
    </>
  );
}

/** Down to the open positions; while there is none, to the open application first. */
function Ways() {
  const { t } = useTranslation('careers');
  if (positions.length > 0)
    return (
      <ButtonAddress address="#positions" glides>
        {t('hero.button')}
      </ButtonAddress>
    );
  return (
    <span className={styles.ways}>
      <ButtonAddress address="#open-application" glides>
        {t('hero.apply')}
      </ButtonAddress>
      <a href="#positions" className={styles.quiet} data-glides>
        {t('hero.button')}
      </a>
    </span>
  );
}
