import { distance, type Point } from '../lib/point';
import { elevationOn } from '../route/walk';
import { blur } from '../terrain/blur';
import type { Grid, LandSheet } from '../terrain/grid';

const step = 10;
const lookAround = 40;

/** The heights of a sheet, highest first: places higher than all around, `apart` from each other, in its units. */
export function summitsOf(heights: Grid, sheet: LandSheet, apart: number, margin: number): readonly Point[] {
  const { width, height } = sheet;
  const calm = blur(heights, 5);
  const elevation = (place: Point): number => elevationOn(calm, sheet, place);
  const found: { readonly at: Point; readonly elevation: number }[] = [];
  for (let y = margin; y <= height - margin; y += step) {
    for (let x = margin; x <= width - margin; x += step) {
      const own = elevation([x, y]);
      const around = Array.from({ length: 12 }, (_, turn): Point => {
        const angle = (turn / 12) * 2 * Math.PI;
        return [x + Math.cos(angle) * lookAround, y + Math.sin(angle) * lookAround];
      });
      if (around.every((place) => elevation(place) < own)) found.push({ at: [x, y], elevation: own });
    }
  }
  const kept: Point[] = [];
  for (const { at } of found.toSorted((a, b) => b.elevation - a.elevation)) {
    if (kept.every((other) => distance(at, other) >= apart)) kept.push(at);
  }
  return kept;
}
