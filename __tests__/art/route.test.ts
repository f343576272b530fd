/** @jest-environment node */

import { makeCamera, project } from '@/art/panorama/camera';
import { findRoute } from '@/art/route/findRoute';
import { leastEffortRoute } from '@/art/route/leastEffort';
import { MinHeap } from '@/art/route/minHeap';
import { routePath, visibleStretches } from '@/art/route/overlay';
import { isVisible } from '@/art/route/visibility';
import { sample } from '@/art/terrain/grid';
import { makeHeightfield } from '@/art/terrain/heightfield';
import route from '@/content/hero-route.json';

const size = 96;
const lattice = { nodes: size / 2, spacing: 2 };
const nodeCount = lattice.nodes ** 2;
const allVisible = new Uint8Array(nodeCount).fill(1);

function nodeAt(column: number, row: number): number {
  return row * lattice.nodes + column;
}

test('the heap gives the cheapest first', () => {
  const heap = new MinHeap();
  [5, 1, 4, 2, 3].forEach((cost) => {
    heap.push(cost, cost * 10);
  });
  const order = Array.from({ length: 5 }, () => heap.pop()?.item);
  expect(order).toEqual([10, 20, 30, 40, 50]);
  expect(heap.pop()).toBeUndefined();
});

test('a route leads from start to goal, each step within reach of the one before', () => {
  const heights = makeHeightfield({ seed: 'test-1', size, drops: 2000 });
  const [start, goal] = [nodeAt(4, 43), nodeAt(30, 6)];
  const nodes = leastEffortRoute({ heights, heightScale: 20, lattice, start, goal, visible: allVisible });
  expect(nodes[0]).toBe(start);
  expect(nodes.at(-1)).toBe(goal);
  expect(new Set(nodes).size).toBe(nodes.length);
  nodes.slice(1).forEach((node, index) => {
    const previous = nodes[index] ?? 0;
    expect(Math.abs((node % lattice.nodes) - (previous % lattice.nodes))).toBeLessThanOrEqual(2);
    expect(
      Math.abs(Math.trunc(node / lattice.nodes) - Math.trunc(previous / lattice.nodes)),
    ).toBeLessThanOrEqual(2);
  });
});

test('a route goes round a wall and not over it', () => {
  const wall = (column: number, row: number): boolean => row > 44 && row < 52 && column < 80;
  const cells = Float32Array.from({ length: size * size }, (_, k) =>
    wall(k % size, Math.trunc(k / size)) ? 1 : 0,
  );
  const nodes = leastEffortRoute({
    heights: { size, cells },
    heightScale: 40,
    lattice,
    start: nodeAt(10, 40),
    goal: nodeAt(10, 6),
    visible: allVisible,
  });
  expect(nodes.some((node) => (node % lattice.nodes) * lattice.spacing >= 78)).toBe(true);
});

test('what a ridge hides is hidden', () => {
  const cells = Float32Array.from({ length: size * size }, (_, k) => (Math.trunc(k / size) === 60 ? 1 : 0));
  const heights = { size, cells };
  const view = {
    eye: [0.5, 1.2],
    eyeHeight: 0.5,
    heading: 0,
    fieldOfView: 40,
    horizon: 0,
    verticalScale: 0.3,
  } as const;
  const camera = makeCamera(view, size, 960, 540);
  expect(isVisible(heights, camera, 48, 20)).toBe(false);
  expect(isVisible(heights, camera, 48, 80)).toBe(true);
});

test('stretches are cut where the walk is hidden, and joined over short gaps', () => {
  const seen = (from: number): [number, number][] => Array.from({ length: 5 }, (_, k) => [from + k, 0]);
  expect(visibleStretches([...seen(0), undefined, ...seen(10), undefined, ...seen(300)])).toHaveLength(2);
  expect(routePath(seen(0))).toMatch(/^M0 0/);
});

/** All numbers of a path, in pairs. */
function pointsOf(path: string): [number, number][] {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, k) => [numbers[2 * k] ?? 0, numbers[2 * k + 1] ?? 0]);
}

test('a route starts low and ends on the highest place that can be seen', () => {
  const peak = { x: 0.5, y: 0.45, radius: 0.28, gain: 0.75 };
  const heights = makeHeightfield({ seed: 'test-1', size, drops: 2000, peak });
  const viewpoint = {
    eye: [0.5, 1.3],
    eyeHeight: 0.85,
    heading: 0,
    fieldOfView: 34,
    horizon: 0,
    verticalScale: 0.27,
  } as const;
  const quest = {
    viewpoint,
    width: 1920,
    height: 1080,
    start: [960, 1080],
    summitBetween: [0, 1920],
  } as const;
  const overlay = findRoute(heights, quest);

  const camera = makeCamera(viewpoint, size, 1920, 1080);
  let highest = 0;
  let top: readonly [number, number] = [0, 0];
  for (let x = 0; x < size; x += 2) {
    for (let y = 0; y < size; y += 2) {
      const elevation = sample(heights, x, y);
      if (elevation <= highest || !isVisible(heights, camera, x, y)) continue;
      const place = project(camera, x, y, elevation);
      if (place[0] <= 0 || place[0] >= 1920) continue;
      highest = elevation;
      top = place;
    }
  }
  expect(overlay.summit[0]).toBeCloseTo(top[0], 0);
  expect(overlay.summit[1]).toBeCloseTo(top[1], 0);
  const points = pointsOf(overlay.path);
  expect(points[0]?.[1]).toBeGreaterThan(overlay.summit[1]);
  expect(findRoute(heights, quest)).toEqual(overlay);
});

test('the route of the home page climbs from the lower edge to the summit without a gap', () => {
  const points = pointsOf(route.path);
  const [, startY = 0] = points[0] ?? [];
  const [endX = 0, endY = 0] = points.at(-1) ?? [];
  const [summitX = 0, summitY = 0] = route.summit;
  const [, , , viewHeight = 0] = route.viewBox.split(' ').map(Number);
  expect(startY).toBeGreaterThan(viewHeight * 0.95);
  expect(Math.hypot(endX - summitX, endY - summitY)).toBeLessThan(12);
  expect(summitY).toBeLessThan(viewHeight / 2);
  expect(route.path.match(/M/g)).toHaveLength(1);
});
