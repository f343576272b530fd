import type { Locale } from './locales';

/** The three steps of product innovation, each with its two stations. Texts: `productInnovation:<id>`. */
export const innovationSteps = [
  { id: 'idea', stations: ['understand', 'frame'] },
  { id: 'develop', stations: ['design', 'build'] },
  { id: 'scale', stations: ['operate', 'grow'] },
] as const;

/**
 * @param shape `-tall` for narrow viewports
 * @param light `-night` for a dark colour scheme
 * @returns the path of a drawing by `art/process/`; `npm run content:check` ensures that it exists
 */
export function processFile(shape: '' | '-tall', light: '' | '-night'): `/${string}` {
  return `/images/process/process-route${shape}${light}.svg`;
}

/**
 * The languages whose pages show the process as a drawing (specification 19.2), and whose share pictures
 * contain its words.
 */
export const processLocales = ['en', 'de'] as const satisfies readonly Locale[];

export const hasProcessDrawing = (language: string): boolean =>
  processLocales.some((locale) => locale === language);

/**
 * @param language any language
 * @returns the layers of the drawing on the share picture, from the background up; none in a language without
 *   a drawing
 */
export function sharedProcessFiles(language: string): readonly string[] {
  if (!hasProcessDrawing(language)) return [];
  return [language, 'route'].map((layer) => `images/process/process-${layer}-worded-night.svg`);
}
