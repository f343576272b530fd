import { brand } from '../lib/brandColours';
import { clamp } from '../lib/numbers';
import { distance, type Point } from '../lib/point';
import { tenth } from '../lib/svgNumbers';
import { elevationOn } from '../route/walk';
import { blur } from '../terrain/blur';
import { heightfield } from '../terrain/cachedHeightfield';
import type { Crop, Grid } from '../terrain/grid';
import { type Light, nightLand } from './light';
import { heroSize, sideWidth, wideSize } from './size';
import { continued, drawingOnLand } from './wide';

/** A square of the test grid. */
interface Cell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const terrain = {
  seed: 'blog-testing',
  landforms: [
    { x: 0.36, y: 0.5, along: 0.24, across: 0.16, turn: -30, gain: 1.2 },
    { x: 0.72, y: 0.4, along: 0.16, across: 0.12, turn: 20, gain: 0.9 },
  ],
} as const;
const crop: Crop = { left: 0.08, top: 0.2, width: 0.84, height: (0.84 * 9) / 16 };
const land = {
  drawing: { ...heroSize, crop, levels: 20, smoothing: 6, columns: 200, shortest: 120, tolerance: 1.6 },
  colours: { ground: '#f3f8f8', tint: brand.ice, tintOpacity: 0.28, line: '#a3c3c9', indexLine: '#5f929c' },
  tintedLevels: [5, 10, 15],
} as const;

const lights = {
  day: { land, line: '#36504c', point: brand.ink },
  night: { land: { ...land, colours: nightLand }, line: brand.iceLine, point: brand.ice },
} as const;

const widest = 100;
const narrowest = 25;
/** A cell of this size is divided when its land is steeper than this part of all land. */
const dividedAbove: Readonly<Record<number, number>> = { 100: 0.5, 50: 0.8 };
const faultCount = 12;
const faultRadius = 19;
/** Faults are found at least this far from each other and from the edge. */
const apart = 92;
const margin = 70;

/** How steep the land is at a place of the picture. */
function steepnessOf(heights: Grid): Steepness {
  const part = continued({ heights: blur(heights, 5), crop });
  const elevation = (x: number, y: number): number =>
    elevationOn(part.heights, { ...heroSize, crop: part.crop }, [x, y]);
  const reach = 12;
  return (x, y) =>
    (Math.hypot(
      elevation(x + reach, y) - elevation(x - reach, y),
      elevation(x, y + reach) - elevation(x, y - reach),
    ) *
      heroSize.width) /
    (2 * reach);
}

type Steepness = (x: number, y: number) => number;

/** How steep land is that is steeper than a given part of all the picture's land. */
function quantile(steepness: Steepness, part: number): number {
  const step = narrowest * 2;
  const values: number[] = [];
  for (let x = step / 2; x < heroSize.width; x += step) {
    for (let y = step / 2; y < heroSize.height; y += step) values.push(steepness(x, y));
  }
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}

/** Divides cells into four where the land in them is steep: tests stand where faults are likely. */
function divide(cell: Cell, steepness: Steepness, limits: ReadonlyMap<number, number>): readonly Cell[] {
  const limit = limits.get(cell.size) ?? Number.POSITIVE_INFINITY;
  const size = cell.size / 2;
  const quarters = [0, 1].flatMap((down) =>
    [0, 1].map((right): Cell => ({ x: cell.x + right * size, y: cell.y + down * size, size })),
  );
  const mean = quarters.reduce((sum, { x, y }) => sum + steepness(x + size / 2, y + size / 2), 0) / 4;
  return mean < limit ? [cell] : quarters.flatMap((quarter) => divide(quarter, steepness, limits));
}

/** The steepest places, not too near to each other and to the edge. */
function findFaults(cells: readonly Cell[], steepness: Steepness): readonly Point[] {
  const rated = cells
    .map(({ x, y, size }): { at: Point; steepness: number } => {
      const at: Point = [x + size / 2, y + size / 2];
      return { at, steepness: steepness(...at) };
    })
    .toSorted((a, b) => b.steepness - a.steepness);
  const faults: Point[] = [];
  for (const { at } of rated) {
    const inside =
      at[0] === clamp(at[0], margin, heroSize.width - margin) &&
      at[1] === clamp(at[1], margin, heroSize.height - margin);
    if (inside && faults.every((fault) => distance(fault, at) > apart)) faults.push(at);
    if (faults.length === faultCount) break;
  }
  return faults;
}

function gridSvg(
  cells: readonly Cell[],
  { line, point }: { readonly line: string; readonly point: string },
): string {
  const frames = cells.map(({ x, y, size }) => `M${x} ${tenth(y + size)}v${-size}h${size}`).join('');
  const points = (size: number): string =>
    cells
      .filter((cell) => cell.size === size)
      .map((cell) => `M${tenth(cell.x + size / 2)} ${tenth(cell.y + size / 2)}h0`)
      .join('');
  return (
    `<path fill="none" stroke="${line}" stroke-opacity=".38" d="${frames}"/>` +
    `<g stroke="${point}" stroke-linecap="round" fill="none"><path stroke-width="8" d="${points(widest)}"/>` +
    `<path stroke-width="6.500" d="${points(widest / 2)}"/><path stroke-width="5" d="${points(narrowest)}"/></g>`
  );
}

function faultSvg([x, y]: Point): string {
  return (
    `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${faultRadius}" fill="${brand.trail}" stroke="${brand.ink}" stroke-width="4.500"/>` +
    `<path stroke="${brand.ink}" stroke-width="5" d="M${tenth(x - 7)} ${tenth(y - 7)}l14 14m0-14l-14 14"/>`
  );
}

/** Software testing: a grid of tests over a map, close-meshed on steep land, with the faults it found. */
export async function testingPicture(light: Light): Promise<string> {
  const heights = await heightfield(terrain);
  const steepness = steepnessOf(heights);
  const limits = new Map(
    Object.entries(dividedAbove).map(([size, part]) => [Number(size), quantile(steepness, part)]),
  );
  const columns = wideSize.width / widest;
  const rows = heroSize.height / widest;
  const cells = Array.from(
    { length: columns * rows },
    (_, index): Cell => ({
      x: (index % columns) * widest - sideWidth,
      y: Math.trunc(index / columns) * widest,
      size: widest,
    }),
  ).flatMap((cell) => divide(cell, steepness, limits));
  const faults = findFaults(cells, steepness).map(faultSvg);
  return drawingOnLand(heights, lights[light].land, [gridSvg(cells, lights[light]), ...faults]);
}
