import type { BlogPicture } from '@/content/blogPictures';
import { phones } from './PhoneDetail';
import { Drawn } from './Picture';

interface Props {
  picture: BlogPicture;
  alt: string;
  /** The displayed width, as for `<img sizes>`. */
  sizes: string;
  /** In view when the page opens, so loaded before others. */
  priority?: boolean;
  /** Phones show the drawing made for them, if there is one. */
  phone?: boolean;
}

/** An article's picture: a drawing, as one SVG per colour scheme, or a rendered panorama or a photo in several widths. */
export function ArticlePicture({ picture, alt, sizes, priority = false, phone = false }: Props) {
  const { dark, ...shown } = picture;
  if (!('format' in shown)) {
    const darkVersion = dark && !('format' in dark) ? dark : undefined;
    const phoneVersion = phone && shown.phone ? { picture: shown } : undefined;
    return (
      <Drawn
        picture={shown}
        dark={darkVersion}
        phone={phoneVersion}
        alt={alt}
        sizes={sizes}
        priority={priority}
      />
    );
  }
  const { width, height } = shown;
  const darkVersion = dark && 'format' in dark ? dark : undefined;
  return (
    <picture>
      {phone && darkVersion?.phone && (
        <source
          media={`${phones.media} and ${darkScheme}`}
          srcSet={fileOf(darkVersion, '-phone')}
          {...darkVersion.phone}
        />
      )}
      {phone && shown.phone && (
        <source media={phones.media} srcSet={fileOf(shown, '-phone')} {...shown.phone} />
      )}
      {darkVersion && <source media={darkScheme} srcSet={fileOf(darkVersion)} />}
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

const darkScheme = '(prefers-color-scheme: dark)';

const fileOf = ({ group, name, format }: { group: string; name: string; format: string }, part = '') =>
  `/images/${group}/${name}${part}.${format}`;
