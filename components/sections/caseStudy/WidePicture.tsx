import { Caption } from '@/components/ui/Caption';
import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/content/pictures';
import styles from './WidePicture.module.css';

interface Props {
  name: PictureName;
  alt: string;
  caption: string;
}

/** A picture across the whole page, between two sections. */
export function WidePicture({ name, alt, caption }: Props) {
  return (
    <figure className={styles.figure}>
      <Picture name={name} alt={alt} sizes="100vw" phone />
      <Caption className="container">{caption}</Caption>
    </figure>
  );
}
