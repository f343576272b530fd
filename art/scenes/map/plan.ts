import Alea from 'alea';
import type { Point, Size } from '../../lib/point';
import { polyline } from '../../lib/svgNumbers';

/** Size of a street map in pixels, and what makes it this town and not another. */
export interface MapSpec extends Size {
  readonly seed: number;
  /** Length of a block; blocks are a little shorter across. */
  readonly block: number;
  /** Turn of the street grid, in radians. */
  readonly angle: number;
}

/**
 * Places a street corner: `u` and `v` count blocks from the middle of the map. The grid is turned and
 * bent, so that it looks grown and not ruled.
 */
export type Corner = (u: number, v: number) => Point;

/** A town as path data, one entry per kind of thing to be painted. */
export interface TownPlan {
  readonly corner: Corner;
  readonly streets: string;
  readonly mainStreets: string;
  readonly buildings: string;
  readonly parks: string;
}

/** Blocks are less deep than wide. */
const blockDepth = 0.78;

function makeCorner({ width, height, seed, block, angle }: MapSpec): Corner {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (u, v) => {
    const along = u * block;
    const across = v * block * blockDepth;
    const x = along * cos - across * sin;
    const y = along * sin + across * cos;
    return [
      x + 26 * Math.sin(y / 170 + seed) + 14 * Math.sin(x / 95 + y / 210) + width / 2,
      y + 24 * Math.sin(x / 190 + seed * 2) + 12 * Math.sin(y / 80 + x / 150) + height / 2,
    ];
  };
}

/** A walk along street corners as points close enough together to follow the bent streets. */
export function alongStreets(corner: Corner, corners: readonly Point[]): readonly Point[] {
  return corners.flatMap((from, index) => {
    const to = corners[index + 1];
    if (!to) return [corner(...from)];
    // Ten steps to a block, so that curves show no corners.
    const steps = Math.max(10, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 10));
    return Array.from({ length: steps }, (_, step): Point => {
      const t = step / steps;
      return corner(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t);
    });
  });
}

/** Lays out a town: a bent grid with gaps, a few side lanes, four main streets, houses and parks. */
export function planTown(spec: MapSpec): TownPlan {
  const random = Alea('town', spec.seed);
  const corner = makeCorner(spec);
  const reach = Math.ceil((Math.hypot(spec.width, spec.height) * 0.72) / spec.block);
  const street = (...corners: Point[]): string => polyline(alongStreets(corner, corners));
  const area = (...corners: Point[]): string => `${polyline(corners.map(([u, v]) => corner(u, v)))}Z`;
  /** A pixel length as a part of a block. */
  const across = (pixels: number): number => pixels / spec.block;
  const down = (pixels: number): number => pixels / (spec.block * blockDepth);

  let streets = '';
  let buildings = '';
  let parks = '';
  for (let u = -reach; u <= reach; u++) {
    for (let v = -reach; v <= reach; v++) {
      if (random() > 0.13) streets += street([u, v], [u + 1, v]);
      if (random() > 0.2) streets += street([u, v], [u, v + 1]);
      if (random() < 0.06) {
        const [left, top] = [u + across(8), v + down(8)];
        const [right, bottom] = [u + 1 - across(8), v + 1 - down(8)];
        parks += area([left, top], [right, top], [right, bottom], [left, bottom]);
      } else {
        for (let house = 0; house < 5; house++) {
          const width = across(8 + random() * 16);
          const depth = down(8 + random() * 12);
          const left = u + across(9) + random() * (1 - across(18) - width);
          const top = v + down(9) + random() * (1 - down(18) - depth);
          buildings += area(
            [left, top],
            [left + width, top],
            [left + width, top + depth],
            [left, top + depth],
          );
        }
      }
      if (random() < 0.12) {
        const lane = u + random();
        streets += street([lane, v], [lane, v + 1]);
      }
    }
  }

  const long = reach + 1;
  const mainStreets =
    street([-long, -2], [0, -2], [long, -2]) +
    street([-long, 3], [0, 3], [long, 3]) +
    street([3, -long], [3, 0], [3, long]) +
    street([-2, -long], [-2, 0], [-2, long]);
  return { corner, streets, mainStreets, buildings, parks };
}
