import type { Locale } from './locales';

/** The three steps of product innovation, each with its two stations. Words: `productInnovation:<id>`. */
export const innovationSteps = [
  { id: 'idea', stations: ['understand', 'frame'] },
  { id: 'develop', stations: ['design', 'build'] },
  { id: 'scale', stations: ['operate', 'grow'] },
] as const;

/**
 * The languages in which the process diagram was drawn, by `art/process/`. In
 * any other the page shows none (specification 19.2). That the files
 * exist is checked by `npm run content:check`.
 */
export const processDiagramLocales = ['en', 'de'] as const satisfies readonly Locale[];

/** The shapes and lights of each diagram, by the end of its file's name. */
export const processDiagramVariants = ['', '-night', '-tall', '-tall-night'] as const;

/**
 * @param language any language, or `route`: what lies over the diagram of each
 * @param variant one of `processDiagramVariants`
 * @returns the address of the diagram
 */
export function processDiagramFile(
  language: string,
  variant: (typeof processDiagramVariants)[number],
): `/${string}` {
  return `/images/process/process-${language}${variant}.svg`;
}

/** @returns whether there is a process diagram in that language */
export function hasProcessDiagram(language: string): boolean {
  return processDiagramLocales.some((locale) => locale === language);
}
