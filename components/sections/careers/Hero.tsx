import { useTranslation } from 'next-i18next/pages';
import { ButtonAddress } from '@/components/ui/Button';
import { Face } from '@/components/ui/Face';
import { PageOpening } from '@/components/ui/PageOpening';
import { careersFaces } from '@/content/careers';
import styles from './Hero.module.css';

/** Eight people one would work with, the title, and the way down to the open positions. */
export function Hero() {
  const { t } = useTranslation('careers');
  return (
    <>
      <div className={styles.faces}>
        {careersFaces.map((id) => (
          <Face key={id} id={id} inView />
        ))}
      </div>
      <PageOpening
        title={t('hero.title')}
        lead={t('hero.lead')}
        action={
          <ButtonAddress address="#positions" glides>
            {t('hero.button')}
          </ButtonAddress>
        }
      />
    </>
  );
}
