import { brand } from '../lib/brandColours';

/** The page's own text and background colours in light and dark; `casing` is the edge of the yellow route. */
export const themes = {
  day: {
    ground: '#ffffff',
    contour: '#dbe7e9',
    indexContour: brand.ice,
    strong: brand.ink,
    soft: '#36504c',
    casing: brand.ink,
  },
  night: {
    ground: brand.ink,
    contour: '#17322e',
    indexContour: '#23453f',
    strong: '#f1f6f6',
    soft: '#c3d4d4',
    casing: '#050d0b',
  },
} as const;

export type ProcessTheme = (typeof themes)[keyof typeof themes];
