import { at } from '../lib/numbers';
import type { Grid } from './grid';

/** Water digs with a soft round brush of this radius in cells, so that no droplet cuts a one-cell slot. */
const brushRadius = 3;
const longestRun = 42;
const inertia = 0.06;
const depositRate = 0.28;
const digRate = 0.24;
const evaporation = 0.985;

interface BrushCell {
  readonly dx: number;
  readonly dy: number;
  readonly weight: number;
}

function makeBrush(): readonly BrushCell[] {
  const cells: BrushCell[] = [];
  for (let dy = -brushRadius; dy <= brushRadius; dy++) {
    for (let dx = -brushRadius; dx <= brushRadius; dx++) {
      const away = Math.hypot(dx, dy);
      if (away < brushRadius) cells.push({ dx, dy, weight: 1 - away / brushRadius });
    }
  }
  const total = cells.reduce((sum, cell) => sum + cell.weight, 0);
  return cells.map((cell) => ({ ...cell, weight: cell.weight / total }));
}

/** Height and slope under a droplet. One object is reused: a million droplet steps allocate nothing. */
interface Ground {
  height: number;
  slopeX: number;
  slopeY: number;
}

function readGround(grid: Grid, x: number, y: number, out: Ground): void {
  const { size, cells } = grid;
  const column = Math.trunc(x);
  const row = Math.trunc(y);
  const u = x - column;
  const v = y - row;
  const k = row * size + column;
  const nw = at(cells, k);
  const ne = at(cells, k + 1);
  const sw = at(cells, k + size);
  const se = at(cells, k + size + 1);
  out.slopeX = (ne - nw) * (1 - v) + (se - sw) * v;
  out.slopeY = (sw - nw) * (1 - u) + (se - ne) * u;
  out.height = nw * (1 - u) * (1 - v) + ne * u * (1 - v) + sw * (1 - u) * v + se * u * v;
}

function raise(cells: Float32Array, index: number, amount: number): void {
  cells[index] = at(cells, index) + amount;
}

/**
 * Lets droplets run down the land, in place: each digs where it is fast and drops its load where it
 * slows down or would run uphill. That makes gullies, fans and crests that noise alone never has.
 *
 * @param grid heights in cells, changed in place
 * @param drops how many droplets
 * @param random source of the starting points, 0 to 1
 */
export function erode(grid: Grid, drops: number, random: () => number): void {
  const { size, cells } = grid;
  const brush = makeBrush();
  const here: Ground = { height: 0, slopeX: 0, slopeY: 0 };
  const next: Ground = { height: 0, slopeX: 0, slopeY: 0 };
  const span = size - 2 * brushRadius - 2;
  const limit = size - brushRadius - 2;

  for (let drop = 0; drop < drops; drop++) {
    let x = brushRadius + random() * span;
    let y = brushRadius + random() * span;
    let directionX = 0;
    let directionY = 0;
    let speed = 1;
    let water = 1;
    let load = 0;

    for (let step = 0; step < longestRun; step++) {
      const column = Math.trunc(x);
      const row = Math.trunc(y);
      const u = x - column;
      const v = y - row;
      const k = row * size + column;
      readGround(grid, x, y, here);
      directionX = directionX * inertia - here.slopeX * (1 - inertia);
      directionY = directionY * inertia - here.slopeY * (1 - inertia);
      const length = Math.hypot(directionX, directionY);
      if (length < 1e-6) break;
      directionX /= length;
      directionY /= length;
      x += directionX;
      y += directionY;
      if (x < brushRadius || y < brushRadius || x >= limit || y >= limit) break;

      readGround(grid, x, y, next);
      const climb = next.height - here.height;
      const capacity = Math.max(-climb, 0.01) * speed * water * 5;
      if (load > capacity || climb > 0) {
        const deposit = climb > 0 ? Math.min(climb, load) : (load - capacity) * depositRate;
        load -= deposit;
        raise(cells, k, deposit * (1 - u) * (1 - v));
        raise(cells, k + 1, deposit * u * (1 - v));
        raise(cells, k + size, deposit * (1 - u) * v);
        raise(cells, k + size + 1, deposit * u * v);
      } else {
        const dug = Math.min((capacity - load) * digRate, -climb);
        for (const { dx, dy, weight } of brush) raise(cells, k + dy * size + dx, -dug * weight);
        load += dug;
      }
      speed = Math.sqrt(Math.max(0, speed * speed - climb * 0.4));
      water *= evaporation;
    }
  }
}
