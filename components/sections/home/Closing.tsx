import { useTranslation } from 'next-i18next/pages';
import { useClosingLinks } from '@/components/sections/useClosingLinks';
import { Picture } from '@/components/ui/Picture';
import { Signpost } from '@/components/ui/Signpost';
import { company, offices } from '@/content/company';
import styles from './Closing.module.css';

/** The call to collaborate of the home page: a signpost in front of a panorama (specification 38.5). */
export function Closing() {
  const { t } = useTranslation('common');
  return (
    <section className={`screen-only ${styles.closing}`} aria-labelledby="closing">
      <div className={styles.panorama}>
        <Picture name="closing" closes alt="" sizes="(width < 900px) 94rem, 100vw" />
      </div>
      <div className={`grid container ${styles.inner}`}>
        <h2 id="closing" className={`type-1 ${styles.title}`}>
          {t('closing.title')}
        </h2>
        <div className={styles.post}>
          <p className={`small ${styles.plate}`}>
            <b>{company.name}</b> {offices.map(({ id }) => t(`offices.${id}.city`)).join(', ')}
          </p>
          <Signpost links={useClosingLinks('home')} />
        </div>
      </div>
    </section>
  );
}
