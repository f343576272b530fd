import { type DrawnPicture, drawingsOf, fileOf, type PictureName } from '@/content/pictures';
import { useLocale } from '@/lib/i18n/useLocale';
import { closing, PhoneDetail, type PhoneScreen, phones, srcSet } from './PhoneDetail';

interface Shown {
  /** Empty for decoration. */
  alt: string;
  /** The displayed width, as for `<img sizes>`. */
  sizes: string;
  /** For the page's largest picture: loaded before others. */
  priority?: boolean | undefined;
}

interface Drawings {
  picture: DrawnPicture;
  /** The picture shown instead under a dark colour scheme; of the same proportions. */
  dark?: DrawnPicture | undefined;
}

interface Props extends Shown {
  name: PictureName;
  /** Shows phones its own crop, or that of another picture; the styles show the same detail of the whole picture. */
  phone?: true | PictureName;
  /** The panorama closes a page: phones show a part that was rendered for them (art/panorama/views.ts). */
  closes?: boolean;
}

interface DrawnProps extends Shown, Drawings {
  className?: string | undefined;
  /** In the viewport when the page opens, though not the largest. */
  inView?: boolean | undefined;
  /** The source of the crops for phones. */
  phone?: Drawings | undefined;
  phoneScreen?: PhoneScreen;
}

const dark = '(prefers-color-scheme: dark)';

/** A picture drawn by `art/`, by its name: in the page's language and for the dark theme, where such versions exist. */
export function Picture({ name, phone, closes = false, ...shown }: Props) {
  const locale = useLocale();
  const cut = phone || closes ? drawingsOf(typeof phone === 'string' ? phone : name, locale) : undefined;
  return (
    <Drawn {...shown} {...drawingsOf(name, locale)} phone={cut} {...(closes && { phoneScreen: closing })} />
  );
}

/** A picture with its facts as props: AVIF in several widths, with one JPEG for older browsers. */
export function Drawn({
  picture,
  dark: darkPicture,
  alt,
  sizes,
  priority,
  phone,
  phoneScreen = phones,
  className,
  inView,
}: DrawnProps) {
  const { media, sizes: phoneSizes } = phoneScreen;
  return (
    <picture>
      {phone?.dark && <PhoneDetail picture={phone.dark} media={`${media} and ${dark}`} sizes={phoneSizes} />}
      {phone && (
        <PhoneDetail
          picture={phone.picture}
          media={phone.dark ? `${media} and (not ${dark})` : media}
          sizes={phoneSizes}
        />
      )}
      {darkPicture && <source type="image/avif" media={dark} srcSet={srcSet(darkPicture)} sizes={sizes} />}
      {darkPicture && (
        <source media={dark} srcSet={`${fallback(darkPicture)} ${darkPicture.fallback}w`} sizes={sizes} />
      )}
      <source type="image/avif" srcSet={srcSet(picture)} sizes={sizes} />
      <img
        className={className}
        src={fallback(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority || inView ? undefined : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

const fallback = (picture: DrawnPicture) => `/${fileOf(picture)}`;
