import type { Locale } from '@/content/locales';
import { localizedPath } from '@/lib/routing/locale';

/** @returns where the feed of a language is, such as `/de/feed.atom`: hosts know the type of that ending */
export function feedPath(locale: Locale): string {
  return localizedPath('/feed.atom', locale);
}
