import { brand } from '../lib/brandColours';

/** A picture is drawn a second time for dark pages, as `<name>-night`. */
export type Light = 'day' | 'night';

/**
 * Objects on the landscape: sheets of paper, with lines and words. Yellow ones are the same in both colour
 * schemes.
 */
export const tones = {
  day: {
    paper: '#ffffff',
    edge: brand.ink,
    text: brand.ink,
    soft: '#36504c',
    rule: '#c3d6da',
    fold: '#dbe6e8',
    onText: brand.white,
  },
  night: {
    paper: brand.spruceDeep,
    edge: brand.iceLine,
    text: brand.white,
    soft: brand.iceText,
    rule: '#2c5a56',
    fold: '#2c5a56',
    onText: brand.ink,
  },
} as const satisfies Record<Light, object>;

export const nightLand = {
  ground: '#0f2b27',
  tint: brand.ice,
  tintOpacity: 0.05,
  line: '#24504b',
  indexLine: '#3f7772',
} as const;
