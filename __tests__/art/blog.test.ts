/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { widthOf } from '@/art/blog/letters';
import { triangulate } from '@/art/blog/triangulation';
import { blogWords } from '@/art/blog/words';
import { distance, type Point } from '@/art/lib/point';
import { makeHeightfield } from '@/art/terrain/heightfield';
import { blogPictures } from '@/content/blogPictures';

const folder = join(process.cwd(), 'public', 'images', 'blog');
const plain = ['blog-testing', 'blog-ux'];
const worded = ['blog-secure-development', 'blog-iso-9001', 'blog-iso-13485', 'blog-phishing'];
const languages = Object.entries(blogWords).map(([language, words]) => ({ language, words }));
const files = [...plain, ...worded.flatMap((name) => languages.map(({ language }) => `${name}-${language}`))];

const { testGrid } = jest.requireActual<typeof import('@/art/blog/testing')>('../../art/blog/testing');
const { mailEnds, mailLimits } =
  jest.requireActual<typeof import('@/art/blog/phishing')>('../../art/blog/phishing');
const { plate, plateWidth, stations } =
  jest.requireActual<typeof import('@/art/blog/iso13485')>('../../art/blog/iso13485');
const { titleWidth } = jest.requireActual<typeof import('@/art/blog/iso9001')>('../../art/blog/iso9001');
const { posts, sign, signWidth } = jest.requireActual<typeof import('@/art/blog/secureDevelopment')>(
  '../../art/blog/secureDevelopment',
);

const sheet = { left: 0, top: 0, right: 1600, bottom: 900 };
type Box = typeof sheet;

function isInside(box: Box): boolean {
  return box.left >= 16 && box.top >= 16 && box.right <= sheet.right - 16 && box.bottom <= sheet.bottom - 16;
}

function gap(a: Box, b: Box): number {
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
}

function gaps(boxes: readonly Box[]): number[] {
  return boxes.flatMap((box, index) => boxes.slice(index + 1).map((other) => gap(box, other)));
}

test('an article with words on its picture has one picture per language, the others have one for all', () => {
  const drawn = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  expect(drawn.toSorted()).toEqual(files.map((name) => `${name}.svg`).toSorted());
});

test.each(files)('%s is 16 to 9 and made of shapes alone', (name) => {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
  expect(svg).toContain('viewBox="0 0 1600 900"');
  expect(svg).not.toMatch(/style=|font|<text/);
  expect(svg.length).toBeLessThan(60_000);
});

test.each(worded)('%s says something else in each language', (name) => {
  const [en, de] = ['en', 'de'].map((language) =>
    readFileSync(join(folder, `${name}-${language}.svg`), 'utf8'),
  );
  expect(en).not.toBe(de);
});

test.each(['blog-penetration', 'blog-borovets'] as const)('%s is a raster picture of 1600 by 900', (name) => {
  expect(blogPictures[name]).toMatchObject({ group: 'blog', width: 1600, height: 900 });
});

test('the pictures of all articles together stay below 1.6 MB', () => {
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_600_000);
});

describe.each(languages)('$language', ({ words }) => {
  test('every line of the message fits, and every word on a flag', () => {
    const { beforeNumbers, inMessage } = mailEnds(words.mail);
    expect(beforeNumbers).toBeLessThan(mailLimits.numbers - 16);
    expect(inMessage).toBeLessThan(mailLimits.message - 40);
    for (const text of words.mail.signs) {
      expect(widthOf({ text, size: mailLimits.flagSize, weight: 600 })).toBeLessThan(mailLimits.flag - 16);
    }
  });

  test('the forged addresses belong to nobody', () => {
    expect(words.mail.address).toMatch(/^[^@]+@[\w-]+\.example$/);
    expect(words.mail.target).toMatch(/^http:\/\/[\w.-]+\.example$/);
  });

  test('the checks stand on their signs inside the sheet, and no sign meets another', () => {
    const boxes = posts.map(({ x, sign: row }, index): Box => {
      const half = signWidth(words.development.checks[index] ?? '') / 2;
      return { left: x - half, right: x + half, top: row - sign.height / 2, bottom: row + sign.height / 2 };
    });
    expect(boxes.every(isInside)).toBe(true);
    expect(Math.min(...gaps(boxes))).toBeGreaterThan(8);
  });

  test('the stations of the risk loop stand inside the sheet, none over another', () => {
    const boxes = words.risk.map((station, index): Box => {
      const { x = 0, y = 0 } = stations[index]?.plate ?? {};
      const half = plateWidth(station) / 2;
      return { left: x - half, right: x + half, top: y, bottom: y + plate.height };
    });
    expect(boxes.every(isInside)).toBe(true);
    expect(Math.min(...gaps(boxes))).toBeGreaterThan(100);
  });

  test('the standards fit into the room that the networks leave them', () => {
    expect(Math.max(...words.standards.map(titleWidth))).toBeLessThan(660);
  });
});

describe('the test grid', () => {
  const land = makeHeightfield({ seed: 'test-1', size: 96, drops: 1500 });
  const { cells, faults } = testGrid(land);

  test('covers the whole sheet once', () => {
    expect(cells.reduce((sum, { size }) => sum + size * size, 0)).toBe(1600 * 900);
    expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(cells.length);
  });

  test('has meshes of three sizes', () => {
    expect([...new Set(cells.map(({ size }) => size))].toSorted((a, b) => a - b)).toEqual([25, 50, 100]);
  });

  test('finds faults that lie apart, in the middle of cells', () => {
    expect(faults.length).toBeGreaterThan(5);
    const middles = cells.map(({ x, y, size }): Point => [x + size / 2, y + size / 2]);
    for (const [index, fault] of faults.entries()) {
      expect(middles).toContainEqual(fault);
      for (const other of faults.slice(index + 1)) expect(distance(fault, other)).toBeGreaterThan(80);
    }
  });

  test('is the same for the same land', () => {
    expect(testGrid(land)).toEqual({ cells, faults });
  });
});

test('a survey network joins neighbours, not stations with another between them', () => {
  const square: Point[] = [
    [0, 0],
    [100, 0],
    [0, 100],
    [110, 110],
    [50, 52],
  ];
  const lines = triangulate(square).map((line) => line.join());
  expect(lines).toEqual(expect.arrayContaining(['0,4', '1,4', '2,4', '3,4', '0,1', '0,2']));
  expect(lines).not.toContain('0,3');
  expect(lines).not.toContain('1,2');
});
