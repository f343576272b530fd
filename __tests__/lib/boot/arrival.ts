export const site = 'https://www.firnwerk.example';

/** What the sources of specification 4.3 say about a visitor. */
export interface Known {
  readonly cookie?: string;
  readonly localStorage?: string;
  readonly sessionStorage?: string;
  readonly browser?: readonly string[];
  readonly htmlLang?: string;
}

/** Makes every source say what a test says, and nothing else. */
export function know({ cookie = '', browser = [], htmlLang = '', ...stored }: Known): void {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  document.documentElement.lang = htmlLang;
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    window[storage].clear();
    if (stored[storage] !== undefined) window[storage].setItem('i18nextLng', stored[storage]);
  }
}

/** An arrival by a browser set to English, from outside the site unless a test says otherwise. */
export function arrive(
  path: string,
  { referrer = '', ...known }: Known & { referrer?: string } = {},
): [URL, string] {
  know({ browser: ['en-US'], htmlLang: 'en', ...known });
  return [new URL(path, site), referrer];
}
