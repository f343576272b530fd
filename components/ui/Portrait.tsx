import { portraitPhoto } from '@/content/portraits';
import { Drawn } from './Picture';
import styles from './Portrait.module.css';

interface Props {
  /** Id of a portrait under `public/images/people/`; `content/portraits.json` may replace it by a photo. */
  id: string;
  /** Omitted where the person's name is next to it. */
  alt?: string;
  /** The displayed width, as for `<img sizes>`; by default that of one tile among several. */
  sizes?: string;
  /** In the viewport when the page opens, so not loaded lazily. */
  inView?: boolean;
  /** The page's largest picture: loaded before others. */
  priority?: boolean;
}

/** A portrait, five wide and six high: a drawing or a photo. */
export function Portrait({ id, alt = '', sizes = '(width < 900px) 34vw, 17vw', inView, priority }: Props) {
  const photo = portraitPhoto(id);
  if (photo) return <Drawn picture={photo} className={styles.face} {...{ alt, sizes, inView, priority }} />;
  return (
    <img
      className={styles.face}
      src={`/images/people/${id}.svg`}
      alt={alt}
      width={400}
      height={480}
      loading={inView || priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
