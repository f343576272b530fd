import { useTranslation } from 'next-i18next/pages';
import { ButtonAddress } from '@/components/ui/Button';
import { Face } from '@/components/ui/Face';
import { PageOpening } from '@/components/ui/PageOpening';
import { careersFaces } from '@/content/careers';
import { island } from '@/lib/islands/island';
import styles from './Hero.module.css';

/** From the moment that the page has been parsed: a jump would leave people wondering where they are. */
const GlidingButton = island('glide', ButtonAddress, [], 'parsed');

/** The title, the way down to the open positions, and eight people one would work with. */
export function Hero() {
  const { t } = useTranslation('careers');
  return (
    <PageOpening
      title={t('hero.title')}
      lead={t('hero.lead')}
      action={<GlidingButton address="#positions">{t('hero.button')}</GlidingButton>}
    >
      <div className={styles.faces}>
        {careersFaces.map((id) => (
          <Face key={id} id={id} inView />
        ))}
      </div>
    </PageOpening>
  );
}
