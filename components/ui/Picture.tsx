import type { ImgHTMLAttributes } from 'react';
import { type PictureName, pictures } from '@/content/pictures';

interface Props extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'sizes' | 'loading'> {
  name: PictureName;
  /** The picture shown instead under a dark colour scheme; of the same proportions. */
  dark?: PictureName;
  /** Empty for decoration. */
  alt: string;
  /** How wide the picture is shown, as for `<img sizes>`. */
  sizes: string;
  /** For the page's largest picture: fetched before others. */
  priority?: boolean;
}

const dark = '(prefers-color-scheme: dark)';

/** A picture that `art/` drew: AVIF in several widths, with one JPEG for older browsers. */
export function Picture({ name, dark: darkName, alt, sizes, priority, loading, className }: Props) {
  const { width, height } = pictures[name];
  return (
    <picture>
      {darkName && <source type="image/avif" media={dark} srcSet={srcSet(darkName)} sizes={sizes} />}
      {darkName && (
        <source media={dark} srcSet={`${fallback(darkName)} ${pictures[darkName].fallback}w`} sizes={sizes} />
      )}
      <source type="image/avif" srcSet={srcSet(name)} sizes={sizes} />
      <img
        src={fallback(name)}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={priority ? undefined : (loading ?? 'lazy')}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

function srcSet(name: PictureName): string {
  const { group, widths } = pictures[name];
  return widths.map((width) => `/images/${group}/${name}-${width}.avif ${width}w`).join(', ');
}

function fallback(name: PictureName): string {
  const { group, fallback: width } = pictures[name];
  return `/images/${group}/${name}-${width}.jpg`;
}
