import Alea from 'alea';
import type { Size } from '../lib/point';
import { tenth } from '../lib/svgNumbers';

const count = 260;
/** They end above the land, as a share of the picture's height, and are the fewer the lower they stand. */
const lowest = 0.3;

/** A clear sky: most of the stars faint, a few bright. */
export function stars({ width, height }: Size): string {
  const random = Alea('firn-43');
  return Array.from({ length: count }, () => {
    const [x, y, bright] = [random() * width, random() ** 1.4 * lowest * height, random() ** 6];
    return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(1.1 + 2.2 * bright)}" fill="#f1f6f6" opacity="${(0.3 + 0.7 * bright).toFixed(2)}"/>`;
  }).join('');
}
