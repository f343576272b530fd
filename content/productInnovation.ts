import type { Locale } from './locales';

/** The three steps of product innovation, each with its two stations. Words: `productInnovation:<id>`. */
export const innovationSteps = [
  { id: 'idea', stations: ['understand', 'frame'] },
  { id: 'develop', stations: ['design', 'build'] },
  { id: 'scale', stations: ['operate', 'grow'] },
] as const;

/**
 * @param shape `-tall` for narrow viewports
 * @param light `-night` for a dark colour scheme
 * @returns the address of a drawing by `art/process/`; `npm run content:check` sees that it exists
 */
export function processFile(shape: '' | '-tall', light: '' | '-night'): `/${string}` {
  return `/images/process/process-route${shape}${light}.svg`;
}

/** The languages whose pages show the process as a drawing (specification 19.2), and their share pictures with its words. */
export const processLocales = ['en', 'de'] as const satisfies readonly Locale[];

/**
 * @param language any language
 * @returns whether its page shows the process as a drawing
 */
export const hasProcessDrawing = (language: string): boolean =>
  processLocales.some((locale) => locale === language);

/**
 * @param language any language
 * @returns the files of the drawing on the share picture, from the ground up; none in a language that it was not drawn in
 */
export function sharedProcessFiles(language: string): readonly string[] {
  if (!hasProcessDrawing(language)) return [];
  return [language, 'route'].map((layer) => `images/process/process-${layer}-worded-night.svg`);
}
