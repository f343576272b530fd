import { company } from '@/content/company';
import { type Locale, regionTags } from '@/content/locales';
import { colour } from '@/lib/designTokens.mjs';
import { readCatalogue } from '@/lib/i18n/readCatalogue';
import { localizedPath } from '@/lib/routing/locale';

/** @returns the path of the web manifest in a language */
export const manifestPath = (locale: Locale): string => localizedPath('/site.webmanifest', locale);

/** @returns the web manifest (W3C, Web Application Manifest), for a phone's home screen */
export function manifest(locale: Locale): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/images/brand/icon-${size}${purpose === 'maskable' ? '-maskable' : ''}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: company.name,
    short_name: company.name,
    description: readCatalogue('meta', locale).home.description,
    lang: regionTags[locale],
    start_url: localizedPath('/', locale),
    scope: '/',
    display: 'browser',
    background_color: colour('firn-0'),
    theme_color: colour('ink'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}
