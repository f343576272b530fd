import type { Arrival } from '@/lib/boot/chooseLanguage';

export const site = 'https://www.firnwerk.example';

/** Nothing known about the visitor, but for what a test says. */
export const nothing = {
  cookie: '',
  localStorage: null,
  sessionStorage: null,
  browser: [],
  htmlLang: '',
} as const;

/** An arrival from outside the site by a browser set to English. */
export function arrive(path: string, known: Partial<Omit<Arrival, 'url'>> = {}): Arrival {
  return { url: new URL(path, site), referrer: '', ...nothing, browser: ['en-US'], htmlLang: 'en', ...known };
}
