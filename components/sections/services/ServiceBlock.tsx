import { useTranslation } from 'next-i18next/pages';
import { RuledList } from '@/components/ui/RuledList';
import type { ServiceId } from '@/content/services';
import { CyberSecurity } from './CyberSecurity';
import styles from './ServiceBlock.module.css';
import { ServicePicture } from './ServicePicture';

interface Props {
  /** Also the block's anchor. */
  id: ServiceId;
  /** Puts the picture on the left instead of the right. */
  flipped: boolean;
}

/** Pictures with text keep their proportions, so that no text is cropped. */
const shapes: Partial<Record<ServiceId, string | undefined>> = {
  strategy: styles.plan,
  design: styles.telephone,
  development: styles.screen,
  testing: styles.screen,
};

/** One service: its purpose, a picture, and its scope. */
export function ServiceBlock({ id, flipped }: Props) {
  const { t } = useTranslation('services');
  return (
    <section id={id} className={styles.block} aria-labelledby={`${id}-title`}>
      <div className="container">
        <div className={`grid tablet numbered ${styles.row} ${flipped ? styles.flipped : ''}`}>
          <div className={styles.head}>
            <h2 id={`${id}-title`} className="type-block">
              {t(`blocks.${id}.title`)}
            </h2>
            <p>{t(`blocks.${id}.text`)}</p>
          </div>
          <div className={`filled ${styles.picture} ${shapes[id] ?? ''}`}>
            <ServicePicture id={id} />
          </div>
          <div className={styles.list}>
            <RuledList items={t(`blocks.${id}.items`, { returnObjects: true })} />
          </div>
        </div>
      </div>
      {id === 'development' && <CyberSecurity />}
    </section>
  );
}
