import { type Rgb, rgb } from '../lib/colour';

/** The colours of a panorama, as hex; every surface goes from a dark to a light one. */
export interface PaletteHex {
  readonly skyTop: string;
  readonly skyHorizon: string;
  readonly rockDark: string;
  readonly rockLight: string;
  readonly snowDark: string;
  readonly snowLight: string;
  /** Warm tint on lit ridges. */
  readonly glow: string;
  readonly fog: string;
}

export type Palette = { readonly [Name in keyof PaletteHex]: Rgb };

const day: PaletteHex = {
  skyTop: '#8fb4bf',
  skyHorizon: '#f1ece0',
  rockDark: '#0d2623',
  rockLight: '#6d8f8f',
  snowDark: '#6f9aa6',
  snowLight: '#fffdf6',
  glow: '#ffdf8a',
  fog: '#dbe6e6',
};

/** Snow and rock by moonlight, shared by all night pictures; sky, fog and glow come with each view. */
export const nightLand = {
  rockDark: '#061412',
  rockLight: '#34595a',
  snowDark: '#3c6870',
  snowLight: '#dbe9ea',
} as const satisfies Partial<PaletteHex>;

/** A full palette: the day's colours where a view names none of its own. */
export function palette(own: Partial<PaletteHex>): Palette {
  const all = { ...day, ...own };
  return {
    skyTop: rgb(all.skyTop),
    skyHorizon: rgb(all.skyHorizon),
    rockDark: rgb(all.rockDark),
    rockLight: rgb(all.rockLight),
    snowDark: rgb(all.snowDark),
    snowLight: rgb(all.snowLight),
    glow: rgb(all.glow),
    fog: rgb(all.fog),
  };
}
