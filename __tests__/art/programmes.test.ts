/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { distance } from '@/art/lib/point';
import { grounds, wayColours } from '@/art/programmes/colours';
import { weeksOf } from '@/art/programmes/map';
import { overviews } from '@/art/programmes/overviewSheets';
import { programmeSheets, sheetSize } from '@/art/programmes/sheets';
import { withoutSpurs } from '@/art/programmes/way';
import places from '@/components/sections/careerStart/summits.json';
import { programmeOrder } from '@/content/programmes';

test('weeks are counted from the curriculum: twelve for Software system engineer, sixteen for the others', () => {
  expect(programmeOrder.map(weeksOf)).toEqual([16, 16, 16, 16, 12]);
});

// Specification 12.14
test('no two programmes have a ground of one colour, and none has that of the way on it', () => {
  const colours = programmeOrder.map((id) => grounds[programmeSheets[id].ground].ground);
  expect(new Set(colours).size).toBe(programmeOrder.length);
  for (const id of programmeOrder) {
    const { ground } = programmeSheets[id];
    expect(wayColours.trail).not.toBe(grounds[ground].ground);
  }
});

test('a way that turns back on itself loses the stub, and keeps its bends', () => {
  const there = [0, 17, 34, 51].map((x) => [x, 0] as const);
  const back = [34, 17].map((x) => [x, 4] as const);
  expect(withoutSpurs([...there, ...back, [0, 30]])).toEqual([
    [0, 0],
    [17, 4],
    [0, 30],
  ]);
  const bend = [...there, [60, 16], [51, 32], [34, 34]] as const;
  expect(withoutSpurs(bend)).toEqual(bend);
});

/** The map of all programmes: its file of ways, and the places of the names on it. */
describe.each([
  ['overview-ways', overviews.overview, 'wide'],
  ['overview-ways-phone', overviews['overview-phone'], 'upright'],
] as const)('%s', (name, { width, height }, layout) => {
  const svg = readFileSync(join(process.cwd(), 'public', 'images', 'programmes', `${name}.svg`), 'utf8');

  // Specification 12.12
  test('it has a marker with a casing for every week of every programme', () => {
    const weeks = programmeOrder.reduce((sum, id) => sum + weeksOf(id), 0);
    expect(svg.match(/<circle/g)).toHaveLength(2 * weeks);
    expect(svg).not.toMatch(/style|font|<text/);
  });

  test('the page writes every name at its summit', () => {
    const [, corners = ''] =
      svg.match(/paint-order="stroke" d="([^"]+)"|d="([^"]+)" paint-order/)?.filter(Boolean) ?? [];
    const summits = tops(corners);
    expect(summits).toHaveLength(programmeOrder.length);
    for (const [index, id] of programmeOrder.entries()) {
      const [x = '', y = ''] = places[id][layout];
      const [left, top] = summits[index] ?? [0, 0];
      expect(Number.parseFloat(x)).toBeCloseTo((100 * left) / width, 0);
      expect(Number.parseFloat(y)).toBeCloseTo((100 * (top + 22)) / height, 0);
    }
  });
});

/** The upper corners of triangles, of which each is `M x y l 21 36 h-42 z`, absolute or from the corner before. */
function tops(path: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mm])\s*(-?[\d.]+)[\s,]?(-?[\d.]+)/g)].map(([, command, right, down]) => {
    [x, y] = command === 'M' ? [Number(right), Number(down)] : [x + Number(right), y + Number(down)];
    return [x, y];
  });
}

describe.each(programmeOrder)('%s', (id) => {
  const svg = readFileSync(join(process.cwd(), 'public', 'images', 'programmes', `${id}.svg`), 'utf8');
  const circles = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map(
    ([, x, y, radius]) => ({ at: [Number(x), Number(y)] as const, radius: Number(radius) }),
  );
  // Casings come first, then the faces.
  const faces = circles.slice(weeksOf(id));
  const { width, height } = sheetSize;

  test('its file is 5 to 4, small and made of shapes alone', () => {
    expect(svg).toContain('viewBox="0 0 900 720"');
    expect(svg).not.toMatch(/style|font|<text/);
    expect(svg.length).toBeLessThan(22_500);
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
});
