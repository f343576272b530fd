import { useTranslation } from 'next-i18next/pages';
import { ButtonAddress } from '@/components/ui/ButtonAddress';
import { Face } from '@/components/ui/Face';
import { PageOpening } from '@/components/ui/PageOpening';
import { careersFaces } from '@/content/careers';
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

/** Down to the open positions, and more quietly to the open application (specification 11.1). */
function Ways() {
  const { t } = useTranslation('careers');
  return (
    <span className={styles.ways}>
      <ButtonAddress address="#positions" glides>
        {t('hero.button')}
      </ButtonAddress>
      <a href="#open-application" className={styles.quiet} data-glides>
        {t('hero.apply')}
      </a>
    </span>
  );
}
