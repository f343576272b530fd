import localFont from 'next/font/local';

/**
 * Host Grotesk (SIL Open Font License), cut by `art/fonts/`. The letters of our own languages are preloaded, others come
 * when a page has them; until then `styles/fallback-font.css` sets the text as wide. Its italic is the upright, slanted, with
 * the same widths: browsers slant the captions of maps themselves, and 22 kB need not come. next/font reads nothing but
 * text here: the ranges are those of `art/fonts/parts.ts` (a test compares them).
 */
export const sans = localFont({
  src: '../styles/fonts/host-grotesk-core.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-sans',
  adjustFontFallback: false,
});

/** The other letters of Western Europe, and rare signs. */
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

/** The letters of Central Europe, Turkey and so on. */
export const sansExt = localFont({
  src: '../styles/fonts/host-grotesk-ext.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-sans-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+100-130, U+132-151, U+154-2AF, U+1E00-1EFF' }],
});
