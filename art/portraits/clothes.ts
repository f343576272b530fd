import { garments } from './garments';
import type { Neck, Neckline } from './head';
import { collarHeight } from './head';
import { cloths } from './palette';
import type { Sheet } from './sheet';
import type { PortraitSpec } from './spec';
import type { Fit } from './tailoring';
import { body } from './tailoring';
import type { View } from './view';

/** Garments are authored round a collar at this height. */
const AUTHORED_COLLAR = 165;

export const necklineOf = (spec: PortraitSpec): Neckline => garments[spec.wear.garment].neckline;

/** The garment under (`under`) or over (`over`) the painted neck. */
export function clothes(
  sheet: Sheet,
  view: View,
  spec: PortraitSpec,
  neck: Neck,
  side: 1 | -1,
  layer: 'under' | 'over',
): void {
  const wide = 118 * spec.build.shoulders;
  const fit: Fit = {
    sheet,
    neck,
    side,
    cloth: cloths[spec.wear.cloth],
    under: cloths[spec.wear.under ?? 'paper'],
    // A turned body shows more of the near shoulder and less of the far one.
    near: -wide * (1 + 0.12 * view.sin) - 22 * view.sin,
    far: wide * (1 - 0.2 * view.sin) - 18 * view.sin,
    f: (x, y) => view.flat(x, y - AUTHORED_COLLAR + collarHeight(view)),
  };
  const garment = garments[spec.wear.garment];
  if (layer === 'over') {
    garment.over(fit);
    return;
  }
  body(fit);
  garment.under?.(fit);
}
