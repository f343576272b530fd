import { type Rgb, rgb } from '../lib/colour';

/** Daylight colours of a panorama, as hex: every surface goes from a dark to a light one; `glow` tints lit ridges. */
const day = {
  skyTop: '#8fb4bf',
  skyHorizon: '#f1ece0',
  rockDark: '#0d2623',
  rockLight: '#6d8f8f',
  snowDark: '#6f9aa6',
  snowLight: '#fffdf6',
  glow: '#ffdf8a',
  fog: '#dbe6e6',
};

export type PaletteHex = Readonly<Record<keyof typeof day, string>>;
export type Palette = { readonly [Name in keyof PaletteHex]: Rgb };

/** Snow and rock by moonlight, shared by all night pictures; sky, fog and glow come with each view. */
export const nightLand = {
  rockDark: '#061412',
  rockLight: '#34595a',
  snowDark: '#3c6870',
  snowLight: '#dbe9ea',
} as const satisfies Partial<PaletteHex>;

/** A full palette: the day's colours where a view names none of its own. */
export function palette(own: Partial<PaletteHex>): Palette {
  const all = Object.entries({ ...day, ...own }).map(([name, hex]) => [name, rgb(hex)] as const);
  return Object.fromEntries(all) as Palette;
}
