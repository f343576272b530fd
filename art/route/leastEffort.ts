import TinyQueue from 'tinyqueue';
import { type Grid, sample } from '../terrain/grid';

/** A coarser lattice over a heightfield, on which a route is sought. Nodes count row by row. */
export interface Lattice {
  /** Nodes along an edge. */
  readonly nodes: number;
  /** Cells from one node to the next. */
  readonly spacing: number;
}

export interface RouteTask {
  readonly heights: Grid;
  /** Cells per unit of height. */
  readonly heightScale: number;
  readonly lattice: Lattice;
  readonly start: number;
  readonly goal: number;
  /** 1 where the viewer sees the node, 0 where land hides it. */
  readonly visible: Uint8Array;
}

/** Steps of up to two nodes in each direction: 24 headings, so that routes can bend gently. */
const reach = 2;
const steepnessCost = 5;
/** Walking out of sight is allowed, but only where everything else is much worse. */
const hiddenCost = 7;

/**
 * Dijkstra over the lattice: length counts, steepness counts squared.
 *
 * @returns node numbers from start to goal; empty if there is no way
 */
export function leastEffortRoute(task: RouteTask): readonly number[] {
  const { heights, heightScale, lattice, start, goal, visible } = task;
  const { nodes, spacing } = lattice;
  const cost = new Float64Array(nodes * nodes).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Int32Array(nodes * nodes).fill(-1);
  const heightAt = (column: number, row: number): number =>
    sample(heights, column * spacing, row * spacing) * heightScale;
  const open = new TinyQueue([{ cost: 0, item: start }], (a, b) => a.cost - b.cost);
  cost[start] = 0;

  for (let current = open.pop(); current; current = open.pop()) {
    const node = current.item;
    if (current.cost > (cost[node] ?? 0)) continue;
    if (node === goal) break;
    const column = node % nodes;
    const row = Math.trunc(node / nodes);
    for (let down = -reach; down <= reach; down++) {
      for (let right = -reach; right <= reach; right++) {
        const nextColumn = column + right;
        const nextRow = row + down;
        if (nextColumn < 1 || nextRow < 1 || nextColumn > nodes - 2 || nextRow > nodes - 2) continue;
        const next = nextRow * nodes + nextColumn;
        if (next === node) continue;
        const length = Math.hypot(right, down) * spacing;
        const grade = Math.abs(heightAt(nextColumn, nextRow) - heightAt(column, row)) / length;
        const effort = length * (1 + grade * grade * steepnessCost) * (visible[next] ? 1 : hiddenCost);
        if (current.cost + effort >= (cost[next] ?? 0)) continue;
        cost[next] = current.cost + effort;
        cameFrom[next] = node;
        open.push({ cost: current.cost + effort, item: next });
      }
    }
  }

  const route: number[] = [];
  if (!Number.isFinite(cost[goal] ?? Number.POSITIVE_INFINITY)) return route;
  for (let node = goal; node >= 0; node = cameFrom[node] ?? -1) route.push(node);
  return route.reverse();
}
