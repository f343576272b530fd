import type { contourSheets } from '../../contours/sheets';
import type { Placement } from './devices';

type Spot = Omit<Placement, 'screen'>;

/** A picture of product screens in front of contour lines. */
export interface Composition {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly contours: keyof typeof contourSheets;
  readonly desktops: readonly (Spot & { readonly scene: SceneName })[];
  readonly telephones: readonly (Spot & { readonly scene: SceneName })[];
  readonly widths: readonly number[];
  readonly fallback: number;
}

export type SceneName = 'dispatch' | 'parents' | 'reserve' | 'trip';

const ice = { ground: '#bcd5da', contours: 'contour-hero' } as const;
const yellow = { ground: '#ffcf26', contours: 'contour-yellow' } as const;

/** Every composition by the name of its picture. Devices run over the edge on purpose: crop boldly. */
export const compositions = {
  'case-wedere': {
    width: 1600,
    height: 1000,
    ...ice,
    desktops: [{ scene: 'dispatch', left: 90, top: 110, width: 1230 }],
    telephones: [{ scene: 'parents', left: 1200, top: 200, width: 330 }],
    widths: [480, 768, 1120, 1600],
    fallback: 1280,
  },
  'case-lea': {
    width: 1600,
    height: 1000,
    ...yellow,
    desktops: [],
    telephones: [
      { scene: 'reserve', left: 350, top: 90, width: 400 },
      { scene: 'trip', left: 850, top: 190, width: 400 },
    ],
    widths: [480, 768, 1120, 1600],
    fallback: 1280,
  },
  'wedere-wide': {
    width: 2000,
    height: 1000,
    ...ice,
    desktops: [{ scene: 'dispatch', left: 130, top: 90, width: 1400 }],
    telephones: [{ scene: 'parents', left: 1480, top: 170, width: 360 }],
    widths: [640, 960, 1280, 2000],
    fallback: 1280,
  },
  'wedere-phone': {
    width: 1000,
    height: 1250,
    ...yellow,
    desktops: [],
    telephones: [{ scene: 'parents', left: 240, top: 130, width: 520 }],
    widths: [480, 768, 1000],
    fallback: 1000,
  },
} as const satisfies Record<string, Composition>;
