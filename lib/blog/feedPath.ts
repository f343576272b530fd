import type { Locale } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';

/** @returns the path of a language's feed, such as `/de/feed.atom`; hosts know the media type of that ending */
export function feedPath(locale: Locale): string {
  return localizedPath('/feed.atom', locale);
}
