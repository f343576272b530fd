/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { personIds as ids, type PersonId } from '@/art/portraits/people';

const svgOf = (id: PersonId): string => readFileSync(`public/images/people/${id}.svg`, 'utf8');

const WIDTH = 40;
const HEIGHT = 48;
/** Mean difference in grey levels (of 255) below which two faces would pass for siblings at a glance. */
const SIBLINGS = 18;

/** The face area in greys, on a neutral ground so that the flat background cannot tell people apart. */
async function facePixels(id: PersonId): Promise<number[]> {
  const neutral = svgOf(id).replace(/(<path fill=")#[0-9a-f]{3,6}("[^>]*d="M0 0h400v480H0z")/, '$1#808080$2');
  expect(neutral).not.toBe(svgOf(id));
  const data = await sharp(Buffer.from(neutral))
    .resize(WIDTH, HEIGHT)
    .flatten({ background: '#808080' })
    .greyscale()
    .raw()
    .toBuffer();
  const pixels: number[] = [];
  for (let y = 8; y < 36; y++) for (let x = 10; x < 30; x++) pixels.push(data[y * WIDTH + x] ?? 0);
  return pixels;
}

const difference = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

describe('portraits', () => {
  test.each(ids)('%s is a small picture of flat shapes', (id) => {
    const svg = svgOf(id);
    expect(svg.length).toBeLessThanOrEqual(5000);
    expect(svg).toContain('viewBox="0 0 400 480"');
    expect(svg).not.toMatch(/\sstyle=|<style|<text|<script|<image|Gradient|<filter|NaN|undefined|\son\w+=/);
  });

  test('use every id once, over all files', () => {
    const used = ids.flatMap((id) => [...svgOf(id).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    expect(used.length).toBeGreaterThan(ids.length);
    expect(new Set(used).size).toBe(used.length);
    for (const id of ids) {
      for (const [, target] of svgOf(id).matchAll(/url\(#([^)]+)\)/g)) {
        expect(svgOf(id)).toContain(` id="${target}"`);
      }
    }
  });

  test('show people who cannot be mistaken for each other', async () => {
    const faces = await Promise.all(ids.map(async (id) => ({ id, pixels: await facePixels(id) })));
    const siblings = faces.flatMap((a, i) =>
      faces
        .slice(i + 1)
        .map((b) => ({ pair: `${a.id} and ${b.id}`, by: difference(a.pixels, b.pixels) }))
        .filter(({ by }) => by < SIBLINGS),
    );
    expect(siblings).toEqual([]);
  });
});
