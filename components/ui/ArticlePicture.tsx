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

/** An article's picture: a drawing, which is one SVG a colour scheme, or rendered land or a photo in several widths. */
export function ArticlePicture({ picture, alt, sizes, priority = false }: Props) {
  const { dark, ...shown } = picture;
  if (!('format' in shown)) {
    const night = dark && !('format' in dark) ? dark : undefined;
    return <Drawn picture={shown} dark={night} alt={alt} sizes={sizes} priority={priority} />;
  }
  const { width, height } = shown;
  return (
    <picture>
      {dark && 'format' in dark && <source media="(prefers-color-scheme: dark)" srcSet={fileOf(dark)} />}
      <img
        src={fileOf(shown)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

const fileOf = ({ group, name, format }: { group: string; name: string; format: string }) =>
  `/images/${group}/${name}.${format}`;
