/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { titleWidth } from '@/art/blog/iso9001';
import { plate, plateWidth, stations } from '@/art/blog/iso13485';
import { mailEnds } from '@/art/blog/phishing';
import { phoneMailEnds } from '@/art/blog/phishingPhone';
import { posts, sign, signWidth } from '@/art/blog/secureDevelopment';
import { phoneSignBoxes } from '@/art/blog/secureDevelopmentPhone';
import { phoneSize } from '@/art/blog/size';
import { firsAlong } from '@/art/blog/winter/firs';
import { liftEnds } from '@/art/blog/winter/lift';
import { blogWords } from '@/art/blog/words';
import { blogPictures } from '@/content/blogPictures';

const folder = join(process.cwd(), 'public', 'images', 'blog');
const plain = ['blog-testing', 'blog-ux'];
const worded = ['blog-secure-development', 'blog-iso-9001', 'blog-iso-13485', 'blog-phishing', 'blog-lift'];
const languages = Object.entries(blogWords).map(([language, words]) => ({ language, words }));
const byDay = [...plain, ...worded.flatMap((name) => languages.map(({ language }) => `${name}-${language}`))];
/** Dark anyway: this one is the same at night. */
const dark = 'blog-iso-9001';
const files = byDay
  .flatMap((name) => (name.startsWith(dark) ? [name] : [name, `${name}-night`]))
  // Those with words are drawn once more for phones, with larger ones.
  .flatMap((name) => (worded.some((drawn) => name.startsWith(drawn)) ? [name, `${name}-phone`] : [name]))
  // Night itself, with numbers alone
  .concat('blog-lanterns', 'blog-lanterns-phone');

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

/** Which way an outline of relative lines turns: the sign of its area. */
function turn(outline: string): number {
  let [x, y, area] = [0, 0, 0];
  for (const [, , across, down = '0'] of outline.matchAll(/([lh])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const [nextX, nextY] = [x + Number(across), y + Number(down)];
    area += x * nextY - nextX * y;
    [x, y] = [nextX, nextY];
  }
  return Math.sign(area);
}

test('an article with words on its picture has one picture per language, the others one for all; and one for the night', () => {
  const drawn = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  expect(drawn.toSorted()).toEqual(files.map((name) => `${name}.svg`).toSorted());
});

test.each(worded)('%s says something else in each language', (name) => {
  const [en, de] = ['en', 'de'].map((language) =>
    readFileSync(join(folder, `${name}-${language}.svg`), 'utf8'),
  );
  expect(en).not.toBe(de);
});

test.each(['blog-penetration', 'blog-penetration-night', 'blog-borovets'] as const)(
  '%s is a raster picture of 2880 by 1620',
  (name) => {
    expect(blogPictures[name]).toMatchObject({ group: 'blog', width: 2880, height: 1620 });
  },
);

test('firs that overlap in one path cut no holes: all their outlines turn the same way', () => {
  const wood = firsAlong(() => 200, { from: 0, to: 300, gap: 20, height: 90, sink: 8, seed: 'any' });
  const turns = wood.split('z').slice(0, -1).map(turn);
  expect(turns.length).toBeGreaterThan(10);
  expect(new Set(turns)).toEqual(new Set([1]));
});

test('the pictures of all articles together stay below 2.6 MB', () => {
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_600_000);
});

describe.each(languages)('$language', ({ language, words }) => {
  test('every line of the message fits, and every word on a sign, on phones, too', () => {
    for (const { end, limit } of [...mailEnds(words.mail), ...phoneMailEnds(words.mail)])
      expect(end).toBeLessThan(limit);
  });

  test('the message is the one that the article takes apart', () => {
    const article = readFileSync(join('content', 'articles', language, 'phishing.md'), 'utf8');
    const email = /```email[\s\S]*?```/.exec(article)?.[0].replaceAll('&nbsp;', ' ');
    const { sender, address, subject, link, attachment } = words.mail;
    const said = [sender, address.join(''), subject.join(' '), link.join(''), attachment.join('')];
    for (const text of said) expect(email).toContain(text);
  });

  test('places and heights stand on the drawing of the lift', () => {
    for (const { left, right, width } of liftEnds(words)) {
      expect(left).toBeGreaterThanOrEqual(40);
      expect(right).toBeLessThanOrEqual(width - 40);
    }
  });

  test('the checks stand on their signs inside the sheet, and no sign meets another', () => {
    const boxes = posts.map(({ x, sign: row }, index): Box => {
      const half = signWidth(words.development.checks[index] ?? '') / 2;
      return { left: x - half, right: x + half, top: row - sign.height / 2, bottom: row + sign.height / 2 };
    });
    expect(boxes.every(isInside)).toBe(true);
    expect(Math.min(...gaps(boxes))).toBeGreaterThan(8);
  });

  test('so they do where the way is drawn for phones, each below its phase', () => {
    const boxes = phoneSignBoxes(words.development);
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(16);
      expect(box.right).toBeLessThanOrEqual(phoneSize.width - 16);
      expect(box.top).toBeGreaterThanOrEqual(16);
    }
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

  test('the standards fit into the room that the networks leave them, on phones, too', () => {
    expect(Math.max(...words.standards.map(titleWidth))).toBeLessThan(660);
  });
});
