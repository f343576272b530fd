import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { Portrait } from '@/components/ui/Portrait';
import { type ServiceId, serviceFacts } from '@/content/services';
import styles from './ServiceBlock.module.css';

/** The block's own picture: portraits and a landscape are decorative, documents and product screens have alternative texts. */
export function ServicePicture({ id }: { id: ServiceId }) {
  const { t } = useTranslation('services');
  const { shows } = serviceFacts[id];
  if (typeof shows !== 'string') {
    return (
      <div className={styles.faces}>
        {shows.map((face) => (
          <Portrait key={face} id={face} />
        ))}
      </div>
    );
  }
  return (
    <Picture
      name={shows}
      alt={id === 'team' || id === 'support' ? '' : t(`blocks.${id}.picture`)}
      // Cropped to the height of the text next to it, so it is drawn wider than it shows.
      sizes="(width < 37.5em) 110vw, (width < 900px) 60vw, (width < 1800px) 70vw, min(66vw, 1440px)"
      phone
    />
  );
}
