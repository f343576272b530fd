import localFont from 'next/font/local';

/**
 * Host Grotesk (SIL Open Font License), Latin subset. The upright file is
 * preloaded; the italic, used for map captions only, loads where one is shown.
 */
export const sans = localFont({
  src: '../styles/fonts/host-grotesk-latin-wght-normal.woff2',
  weight: '300 800',
  display: 'swap',
  variable: '--font-sans',
  adjustFontFallback: 'Arial',
  fallback: ['Helvetica Neue', 'Arial', 'sans-serif'],
});

export const sansItalic = localFont({
  src: '../styles/fonts/host-grotesk-latin-wght-italic.woff2',
  weight: '300 800',
  style: 'italic',
  display: 'swap',
  variable: '--font-sans-italic',
  preload: false,
  fallback: ['Helvetica Neue', 'Arial', 'sans-serif'],
});
