import { brand } from '../../lib/brandColours';

/** Upright, with land above the device, of which the page shows as much as the viewport is high. */
const upright = { width: 1000, height: 1750, widths: [480, 768, 1120], fallback: 768 } as const;

/**
 * The four scenes that open "our work" stand side by side as adjoining sheets of one map: their contour lines go on from
 * one to the next. Devices begin where their names do on the page, and run
 * over the lower edge between two lines of their text.
 */
export const openingScenes = {
  'scene-wedere': {
    ...upright,
    ground: {
      colour: brand.ice,
      contours: 'sheet-ice',
      sheet: 0,
      blend: 'normal',
      night: { colour: '#1d4048', contours: 'sheet-spruce', sheet: 0, blend: 'normal' },
    },
    screens: [{ scene: 'parents', left: 160, top: 500, width: 680 }],
  },
  'scene-captire': {
    ...upright,
    ground: { colour: brand.spruceDeep, contours: 'sheet-spruce', sheet: 1, blend: 'normal' },
    screens: [{ scene: 'order', left: 113, top: 500, width: 722 }],
  },
  'scene-sales': {
    ...upright,
    ground: {
      colour: '#e6eeef',
      contours: 'sheet-quiet',
      sheet: 2,
      blend: 'normal',
      night: { colour: '#122f2b', contours: 'sheet-spruce', sheet: 2, blend: 'normal' },
    },
    screens: [{ scene: 'visits', left: 66, top: 730, width: 650 }],
  },
  'scene-lea': {
    ...upright,
    ground: { colour: brand.trail, contours: 'sheet-yellow', sheet: 3, blend: 'normal' },
    screens: [{ scene: 'reserve', left: 66, top: 730, width: 625 }],
  },
} as const;
