/** Colours of the portraits, mixed by hand from the site's colours; they do not follow styles/tokens.css, except `brand`. */

import { brand } from '../lib/brandColours';
import { mix, rgb } from '../lib/colour';

export const ink = '#0b1d1a';
export const paper = '#fbfdfd';

/** Flat grounds; neighbours in a row should not share one. */
export const grounds = {
  yellow: brand.trail,
  ice: '#a9c8ce',
  glacier: '#c6dce0',
  firn: '#e6efef',
  lake: '#5f929a',
  spruce: '#1d4a46',
} as const;
export type Ground = keyof typeof grounds;

/** Four planes of skin, from full light to the deepest shadow; abstract and cool on purpose. */
export interface Skin {
  lit: string;
  half: string;
  shade: string;
  deep: string;
}

export const skins = {
  firn: { lit: '#f0f6f5', half: '#cfe0e2', shade: '#84a9b0', deep: '#3c6970' },
  ice: { lit: '#dbe9ea', half: '#b5d0d5', shade: '#6a98a1', deep: '#2f5a61' },
  mist: { lit: '#cfdfdc', half: '#aac6c5', shade: '#5d8c8d', deep: '#285351' },
  lake: { lit: '#b9d3d8', half: '#93b8bf', shade: '#4b7f88', deep: '#1d454b' },
  tarn: { lit: '#9fc0c4', half: '#7ba5ab', shade: '#376a70', deep: '#14383b' },
  fjord: { lit: '#7aa0a3', half: '#5d868b', shade: '#28535a', deep: '#0d2a2e' },
} as const satisfies Record<string, Skin>;
export type SkinTone = keyof typeof skins;

/** Hair in two flat tones and a strand of light. */
export interface HairTone {
  main: string;
  dark: string;
  light: string;
}

export const hairTones = {
  ink: { main: '#163a36', dark: '#091a17', light: '#2c5a56' },
  raven: { main: '#0f2a27', dark: '#061210', light: '#24504c' },
  spruce: { main: '#2a5e58', dark: '#133c37', light: '#4c857f' },
  lake: { main: '#4a7b82', dark: '#2a565d', light: '#74a3a9' },
  ash: { main: '#7fa4aa', dark: '#4f7d85', light: '#a5c3c8' },
  grey: { main: '#b3cbd0', dark: '#7c9fa6', light: '#d9e7e9' },
  white: { main: '#f7fbfb', dark: '#c3d6da', light: '#f7fbfb' },
  straw: { main: '#f5c51f', dark: '#cf9f06', light: '#ffe48a' },
} as const satisfies Record<string, HairTone>;
export type HairColour = keyof typeof hairTones;

/** Cloth in two flat tones, with a third for seams and rims. */
export interface Cloth {
  lit: string;
  shade: string;
  seam: string;
}

export const cloths = {
  ink: { lit: '#12302c', shade: '#081613', seam: '#2b5450' },
  spruce: { lit: '#21534e', shade: '#123732', seam: '#3f7a74' },
  lake: { lit: '#4f838b', shade: '#305f67', seam: '#7eabb1' },
  ice: { lit: brand.ice, shade: '#8fb2b9', seam: '#e3eef0' },
  paper: { lit: '#fbfdfd', shade: '#c9dce0', seam: '#a3c1c7' },
  yellow: { lit: brand.trail, shade: '#dba800', seam: '#fff0b3' },
} as const satisfies Record<string, Cloth>;
export type ClothColour = keyof typeof cloths;

/** A flat mix of two colours: 0 is the first, 1 the second. */
export function blend(first: string, second: string, t: number): string {
  const channels = mix(rgb(first), rgb(second), t);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
