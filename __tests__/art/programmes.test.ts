/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { distance, type Point, polylineLength } from '@/art/lib/point';
import { fill, floodFrom } from '@/art/programmes/lake';
import type { programmeMap as ProgrammeMap, weeksOf as WeeksOf } from '@/art/programmes/map';
import { programmeSheets, sheetSize } from '@/art/programmes/sheets';
import { spreadAlong } from '@/art/route/softTrail';
import { makeHeightfield } from '@/art/terrain/heightfield';
import { programmeOrder } from '@/content/programmes';
import { penStops } from '../support/svgPath';

const { programmeMap, weeksOf } = jest.requireActual<{
  programmeMap: typeof ProgrammeMap;
  weeksOf: typeof WeeksOf;
}>('../../art/programmes/map');

const trailWidth = 6;
/** Half the width of the trail and its casing. */
const trailEdge = 6.5;
/** Radius of the largest marker and its casing. */
const markerEdge = 15;
const isTrail = /(?=.*stroke="#ffcf26")(?=.*stroke-width="6")/;

function tagsOf(svg: string): string[] {
  return svg.match(/<[a-z]+\b[^>]*>/g) ?? [];
}

/** Points on the trail of a drawing, no further apart than two of its units. */
function trailOf(svg: string): readonly Point[] {
  const path = tagsOf(svg).find((tag) => isTrail.test(tag)) ?? '';
  const [stops = []] = penStops(/ d="([^"]+)"/.exec(path)?.[1] ?? '');
  return spreadAlong(stops, Math.round(polylineLength(stops) / 2));
}

function nearest(place: Point, points: readonly Point[]): number {
  return Math.min(...points.map((point) => distance(place, point)));
}

/** How far it is from one place to another along a trail. */
function wayBetween(from: Point, to: Point, trail: readonly Point[]): number {
  const indexOf = (place: Point): number => {
    const distances = trail.map((point) => distance(place, point));
    return distances.indexOf(Math.min(...distances));
  };
  return polylineLength(trail.slice(indexOf(from), indexOf(to) + 1));
}

/** How many groups shapes form when those nearer than `gap` belong together. */
function groupsOf(shapes: readonly (readonly Point[])[], gap: number): number {
  let rest = [...shapes];
  let groups = 0;
  while (rest.length > 0) {
    let group = rest.splice(0, 1);
    for (let found = group; found.length > 0; ) {
      found = rest.filter((shape) =>
        group.some((member) => member.some((place) => nearest(place, shape) < gap)),
      );
      group = [...group, ...found];
      rest = rest.filter((shape) => !found.includes(shape));
    }
    groups++;
  }
  return groups;
}

test('weeks are counted from the curriculum: twelve for Software system engineer, sixteen for the others', () => {
  expect(programmeOrder.map(weeksOf)).toEqual([16, 16, 16, 16, 12]);
});

describe.each(programmeOrder)('%s', (id) => {
  const svg = readFileSync(join(process.cwd(), 'public', 'images', 'programmes', `${id}.svg`), 'utf8');
  const trail = trailOf(svg);
  const circles = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map(
    ([, x, y, radius]) => ({ at: [Number(x), Number(y)] as const, radius: Number(radius) }),
  );
  // Casings come first, then the faces.
  const faces = circles.slice(weeksOf(id));
  const { width, height } = sheetSize;

  test('its file is 3 to 2, small and made of shapes alone', () => {
    expect(svg).toContain('viewBox="0 0 900 600"');
    expect(svg).not.toMatch(/style|font|<text/);
    expect(svg.length).toBeLessThan(20_500);
    expect(brotliCompressSync(svg).length).toBeLessThan(8000);
  });

  test('its file has a marker with a casing for every week, inside the frame, none touching another', () => {
    expect(circles).toHaveLength(2 * weeksOf(id));
    for (const [index, { at, radius }] of faces.entries()) {
      expect(Math.min(at[0], at[1], width - at[0], height - at[1])).toBeGreaterThan(24);
      const others = faces.filter((_, other) => other !== index);
      const gaps = others.map((other) => distance(other.at, at) - other.radius - radius);
      expect(Math.min(...gaps)).toBeGreaterThan(2);
    }
  });

  test('its markers lie on the trail, at equal distances along it', () => {
    for (const { at } of faces) expect(nearest(at, trail)).toBeLessThan(trailWidth / 2);
    const steps = faces.slice(1).map(({ at }, index) => wayBetween(faces[index]?.at ?? at, at, trail));
    for (const step of steps) expect(Math.abs(step - (steps[0] ?? 0))).toBeLessThan(8);
  });

  test('the numbers in its file stand clear of the trail, of all markers, of the summit, of the edge and of each other', () => {
    const digits = tagsOf(svg)
      .filter((tag) => tag.includes('fill="#f6f9f9"') && tag.startsWith('<path'))
      .flatMap((tag) => penStops(/ d="([^"]+)"/.exec(tag)?.[1] ?? ''));
    for (const place of digits.flat()) {
      expect(nearest(place, trail)).toBeGreaterThan(trailEdge);
      expect(
        nearest(
          place,
          faces.map(({ at }) => at),
        ),
      ).toBeGreaterThan(markerEdge);
      expect(Math.min(place[0], place[1], width - place[0], height - place[1])).toBeGreaterThan(12);
    }
    const triangle = tagsOf(svg)
      .filter((tag) => tag.includes('fill="#ffcf26"') && tag.startsWith('<path'))
      .flatMap((tag) => penStops(/ d="([^"]+)"/.exec(tag)?.[1] ?? ''));
    expect(Math.min(...digits.flat().map((place) => nearest(place, triangle.flat())))).toBeGreaterThan(8);
    expect(groupsOf(digits, 16)).toBe(weeksOf(id) / 4);
  });
});

test('every fourth week has its number, and the same land gives the same map', () => {
  const sheet = programmeSheets.programmeQa;
  const land = makeHeightfield({ ...sheet.terrain, size: 96, drops: 1500 });
  const map = programmeMap(sheet, land, 16);
  expect(map.numerals.map(({ text }) => text)).toEqual(['4', '8', '12', '16']);
  // As far from each other as from start and summit.
  expect(map.weeks).toEqual(spreadAlong(map.trail, 18).slice(1, -1));
  expect(programmeMap(sheet, land, 16)).toEqual(map);
});

test('water stands only where the hollow holds it', () => {
  const size = 16;
  const cells = Float32Array.from({ length: size * size }, (_, k) =>
    Math.hypot((k % size) - 8, Math.trunc(k / size) - 8) < 4 ? 0 : 1,
  );
  // A second hollow that is not connected stays dry.
  cells[0] = 0;
  const water = floodFrom({ size, cells }, [0.5, 0.5], 0.5);
  expect(water.cells[8 * size + 8]).toBe(1);
  expect(water.cells[0]).toBe(0);
  expect(fill({ size, cells }, water, 0.5).cells[8 * size + 8]).toBe(0.5);
});
