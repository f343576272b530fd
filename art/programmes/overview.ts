import { type ProgrammeId, programmeOrder } from '../../content/programmes';
import { clamp } from '../lib/numbers';
import type { Point } from '../lib/point';
import type { Grid } from '../terrain/grid';
import type { TerrainSpec } from '../terrain/heightfield';
import type { Landform } from '../terrain/landforms';
import { mapSvg } from './drawing';
import { landSvg } from './land';
import { highestNear, weeksOf } from './map';
import { type Box, placeNumerals } from './numerals';
import type { Overview } from './overviewSheets';
import { monthsOf, placesOn, type Way, wayOver } from './way';

/** A way ends on the highest place this near to where the map has its summit. */
const summitReach = 0.03;
/** From a summit to its name, and from the edge of the map, in units. */
const nameGap = 30;
const nameMargin = 45;
/** Steps of elevation that tint the land once more. */
const tintedLevels = [5, 10, 15, 20, 25] as const;

const inLand = ({ crop }: Overview, [x, y]: Point): Point => [
  crop.left + x * crop.width,
  crop.top + y * crop.height,
];

/** A land with a summit wherever the map wants one, and a valley where all set out. */
export function overviewTerrain(map: Overview): TerrainSpec {
  const { reach, seed } = map;
  const [startX, startY] = inLand(map, map.start);
  const summits = Object.values(map.ways).map((way): Landform => {
    const [x, y] = inLand(map, way.at(-1) ?? map.start);
    return { x, y, along: reach * 1.25, across: reach, turn: 100 * x - 50, gain: 1.6 };
  });
  const valley = { x: startX, y: startY, along: reach * 3, across: reach * 1.6, gain: -0.25 };
  return { seed, landforms: [...summits, valley] };
}

/** Where the page writes a summit's name. */
function nameBox({ name, width }: Overview, [x, y]: Point, isBelow: boolean): Box {
  const middle = clamp(x, nameMargin + name.width / 2, width - nameMargin - name.width / 2);
  const top = isBelow ? y + nameGap : y - nameGap - name.height;
  return { left: middle - name.width / 2, right: middle + name.width / 2, top, bottom: top + name.height };
}

function wayOf(id: ProgrammeId, wanted: readonly Point[], map: Overview, heights: Grid): Way {
  const places = wanted.map((place) => inLand(map, place));
  const summit = places.slice(-1).map((place) => highestNear(heights, place, summitReach));
  const stops = [inLand(map, map.start), ...places.slice(0, -1), ...summit];
  return wayOver(heights, map, { stops, weekCount: weeksOf(id) });
}

/** The map of all programmes in two layers; `summits` are parts of its size, in the order of the programmes. */
export function overviewMap(
  map: Overview,
  heights: Grid,
): {
  readonly land: string;
  readonly ways: string;
  readonly summits: readonly { id: ProgrammeId; place: Point }[];
} {
  const { width, height, crop, levels } = map;
  const shown = programmeOrder.flatMap((id) => {
    const places = map.ways[id];
    return places ? [{ id, way: wayOf(id, places, map, heights) }] : [];
  });
  const ways = shown.map(({ way }) => way);
  const summits = ways.map(({ trail }): Point => trail.at(-1) ?? [0, 0]);
  const numerals = placeNumerals(ways.flatMap(monthsOf), {
    width,
    height,
    trail: ways.flatMap(({ trail }) => trail),
    obstacles: ways.flatMap(placesOn),
    written: summits.map((summit, index) => nameBox(map, summit, shown[index]?.id === map.namedBelow)),
  });
  const kept = numerals.map(({ box }) => box);
  return {
    land: landSvg(heights, undefined, { width, height, crop, levels, kept, ground: 'sheet', tintedLevels }),
    ways: mapSvg({ width, height, ways, numerals, ground: 'sheet' }),
    summits: shown.map(({ id }, index) => {
      const [x, y] = summits[index] ?? [0, 0];
      return { id, place: [x / width, y / height] };
    }),
  };
}
