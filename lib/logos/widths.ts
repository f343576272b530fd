import { createContext } from 'react';

/** The height of every client's logo, in the unit of their widths. */
export const logoHeight = 48;

/** The widths of clients' logos by their addresses, provided by `pages/_document.tsx` in a build. */
export const LogoWidths = createContext<Readonly<Record<string, number>>>({});

/** @returns the width of an SVG that is `logoHeight` high, by its view box; undefined where it has none */
export function widthOf(svg: string): number | undefined {
  const [, box = ''] = /<svg\b[^>]*?\sviewBox="([^"]*)"/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? Math.round((logoHeight * width) / height) : undefined;
}
