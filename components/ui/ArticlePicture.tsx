import type { BlogPicture } from '@/content/blogPictures';
import { Drawn } from './Picture';

interface Props {
  picture: BlogPicture;
  alt: string;
  /** How wide it is shown, as for `<img sizes>`. */
  sizes: string;
  /** Seen at once, so fetched before others. */
  priority?: boolean;
}

/** An article's picture: a drawing, which is one SVG, or rendered land or a photo in several widths. */
export function ArticlePicture({ picture, alt, sizes, priority = false }: Props) {
  if (!('format' in picture)) return <Drawn picture={picture} alt={alt} sizes={sizes} priority={priority} />;
  const { name, group, format, width, height } = picture;
  return (
    <img
      src={`/images/${group}/${name}.${format}`}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? undefined : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
