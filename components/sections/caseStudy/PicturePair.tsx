import { Caption } from '@/components/ui/Caption';
import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/content/pictures';
import styles from './PicturePair.module.css';

interface Shown {
  name: PictureName;
  alt: string;
}

interface Props {
  /** A tall one; it gives the row its height. */
  left: Shown;
  /** Cropped to the same height. */
  right: Shown;
  caption: string;
}

/** Two pictures under one caption. */
export function PicturePair({ left, right, caption }: Props) {
  return (
    <figure className={`container ${styles.figure}`}>
      <div className={styles.pair}>
        <Picture name={left.name} alt={left.alt} sizes="(width < 600px) 92vw, 39vw" />
        <Picture name={right.name} alt={right.alt} sizes="(width < 600px) 92vw, 55vw" phone />
      </div>
      <Caption>{caption}</Caption>
    </figure>
  );
}
