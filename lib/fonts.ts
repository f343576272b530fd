import localFont from 'next/font/local';

/**
 * Host Grotesk (SIL Open Font License), subset by `art/fonts/`. The letters of our own languages are
 * preloaded; others load when a page contains them. Until then `styles/fallback-font.css` sets the text at
 * the same width. Browsers synthesise its italic for the captions of maps, which has the same widths and
 * saves 22 kB. next/font only reads literals here: the ranges are those of `art/fonts/parts.ts` (a test
 * compares them).
 */
export const sans = localFont({
  src: '../styles/fonts/host-grotesk-core.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-sans',
  adjustFontFallback: false,
});

/** Other Western European letters, and rare symbols. */
export const sansRest = localFont({
  src: '../styles/fonts/host-grotesk-rest.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-sans-rest',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA, U+AC, U+AE-B6, U+B8-BA, U+BC-C3, U+C5-C6, U+C8, U+CA, U+CC-D5, U+D8-DB, U+DD-DF, U+E5-E6, U+F0, U+F7-F8, U+FD-FF, U+131, U+152-153, U+2000-2012, U+2015-2017, U+201A-201B, U+201F-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2215',
    },
  ],
});

/** Letters of Central European languages, Turkish and others. */
export const sansExt = localFont({
  src: '../styles/fonts/host-grotesk-ext.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-sans-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+100-130, U+132-151, U+154-2AF, U+1E00-1EFF' }],
});
