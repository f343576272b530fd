/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { distance } from '@/art/lib/point';
import { weeksOf } from '@/art/programmes/map';
import { sheetSize } from '@/art/programmes/sheets';
import { programmeOrder } from '@/content/programmes';

test('weeks are counted from the curriculum: twelve for Software system engineer, sixteen for the others', () => {
  expect(programmeOrder.map(weeksOf)).toEqual([16, 16, 16, 16, 12]);
});

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
