import { type Grid, sample } from '../terrain/grid';
import type { TerrainSpec } from '../terrain/heightfield';

/** A straight walk over a sheet, seen from the side: what hikers call an elevation profile. */
export interface ElevationProfile {
  readonly terrain: TerrainSpec;
  /** Where the walk begins and ends, as fractions of the sheet. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** Size of the drawing between the first column and the last, in its own units. */
  readonly width: number;
  readonly height: number;
  /** How far the land goes on beyond either side. */
  readonly overhang: number;
  /** Places marked on the walk, one at the left edge of each column. */
  readonly stations: number;
  /** Further walks behind this one: how far away, as a fraction of the sheet, and how much higher drawn. */
  readonly behind: readonly { readonly offset: number; readonly lift: number }[];
  /** Lines of the land in front, nearest last; none crosses another. */
  readonly before: readonly { readonly offset: number; readonly lift: number }[];
}

export interface DrawnProfile {
  readonly viewBox: string;
  /** The land's edge, drawn as a closed shape. */
  readonly land: string;
  /** The land behind it, nearest first. */
  readonly behind: readonly string[];
  /** Contour lines on the landscape that follow its slope towards the viewer. */
  readonly before: string;
  /** The walk from the first station to the last. */
  readonly route: string;
  readonly stations: readonly (readonly [number, number])[];
}

const step = 5;
/** Lines in front need fewer corners, and this much room between each other. */
const coarse = 20;
const apart = 16;
/**
 * Rounds summits and hollows, as a way has no corners, nor turns so narrow that a phone's marks would hide them: distances
 * along the walk, and weights that make 1 together.
 */
const rounding = [
  [-48, 1 / 16],
  [-32, 2 / 16],
  [-16, 3 / 16],
  [0, 4 / 16],
  [16, 3 / 16],
  [32, 2 / 16],
  [48, 1 / 16],
] as const;

/** Cuts the terrain along the walk. */
export function cutProfile(heights: Grid, profile: ElevationProfile): DrawnProfile {
  const { width, height, overhang, stations, behind, before } = profile;
  const columns = Array.from({ length: stations }, (_, index) => Math.round((index * width) / stations));
  const last = columns.at(-1) ?? 0;
  const edge = (offset: number) => elevations(heights, profile, offset);
  const own = edge(0);
  const range = { low: Math.min(...own.values()), high: Math.max(...own.values()) };
  const toY = (elevation: number, lift: number) =>
    Math.round(height * (1 - 0.9 * ((elevation - range.low) / (range.high - range.low)) - 0.02 - lift) * 10) /
    10;
  const line = (
    elevation: ReadonlyMap<number, number>,
    lift: number,
    between = [-overhang, width + overhang],
  ) =>
    [...elevation]
      .filter(([x]) => x >= (between[0] ?? 0) && x <= (between[1] ?? 0))
      .map(([x, value]) => `${x} ${toY(value, lift)}`)
      .join('L');
  const shape = (edgeLine: string, base: number) => `M${edgeLine}V${base}H${-overhang}Z`;
  const upper = new Map([...own].map(([x, elevation]) => [x, toY(elevation, 0)]));
  const lines = before.map(({ offset, lift }) =>
    [...edge(offset)]
      .filter(([x]) => (x + overhang) % coarse === 0)
      .map(([x, elevation]) => {
        const y = Math.round(Math.max(toY(elevation, lift), (upper.get(x) ?? 0) + apart));
        upper.set(x, y);
        return `${x} ${y}`;
      })
      .join('L'),
  );
  return {
    viewBox: `0 0 ${width} ${height}`,
    land: shape(line(own, 0), height),
    behind: behind.map(({ offset, lift }) => shape(line(edge(offset), lift), height)),
    before: lines.map((points) => `M${points}`).join(''),
    route: `M${line(own, 0, [0, last])}`,
    stations: columns.map((x) => [x, toY(own.get(x) ?? 0, 0)] as const),
  };
}

/** Elevation at every step of the walk; `offset` moves the whole walk aside. */
export function elevations(
  heights: Grid,
  { from, to, width, overhang }: Pick<ElevationProfile, 'from' | 'to' | 'width' | 'overhang'>,
  offset: number,
): ReadonlyMap<number, number> {
  const along = [to[0] - from[0], to[1] - from[1]] as const;
  const length = Math.hypot(...along);
  const aside = [(along[1] / length) * offset, (-along[0] / length) * offset] as const;
  const places = new Map<number, number>();
  const at = (x: number): number => {
    const share = x / width;
    const [east, south] = [from[0] + along[0] * share + aside[0], from[1] + along[1] * share + aside[1]];
    return sample(heights, east * heights.size, south * heights.size);
  };
  for (let x = -overhang; x <= width + overhang; x += step) {
    places.set(
      x,
      rounding.reduce((sum, [offset, weight]) => sum + weight * at(x + offset), 0),
    );
  }
  return places;
}
