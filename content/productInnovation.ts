import type { Locale } from './locales';

/** The three steps of product innovation, each with its two stations. Words: `productInnovation:<id>`. */
export const innovationSteps = [
  { id: 'idea', stations: ['understand', 'frame'] },
  { id: 'develop', stations: ['design', 'build'] },
  { id: 'scale', stations: ['operate', 'grow'] },
] as const;

/** What the page's drawing of the process is made of, from the ground up: its map, and the route over it. */
export const processLayers = ['process', 'process-route'] as const;

/**
 * @param layer one of `processLayers`
 * @param light `-night` for a dark colour scheme
 * @returns the address of what `art/process/` draws; `npm run content:check` sees that it exists
 */
export function processFile(layer: (typeof processLayers)[number], light: '' | '-night'): `/${string}` {
  return `/images/process/${layer}${light}.svg`;
}

/** The languages in which `art/process/` draws the process for the page's share picture, with its words. */
export const sharedProcessLocales = ['en', 'de'] as const satisfies readonly Locale[];

/**
 * @param language any language
 * @returns the files of the drawing on the share picture, from the ground up; none in a language that it was not drawn in
 */
export function sharedProcessFiles(language: string): readonly string[] {
  if (!sharedProcessLocales.some((locale) => locale === language)) return [];
  return [language, 'route'].map((layer) => `images/process/process-${layer}-tall-night.svg`);
}
