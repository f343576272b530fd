import type { Point } from '@/art/lib/point';

const lengths: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, z: 0 };

/** Where the pen stops along path data, line by line. Knows every command but arcs, absolute and relative. */
export function penStops(path: string): Point[][] {
  const lines: Point[][] = [];
  let pen: Point = [0, 0];
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const numbers = (text.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const length = lengths[kind] ?? 0;
    const share = letter === kind ? 1 : 0;
    if (kind === 'm') lines.push([]);
    if (kind === 'z') pen = lines.at(-1)?.[0] ?? pen;
    for (let k = 0; length > 0 && k + length <= numbers.length; k += length) {
      const [x, y] = [numbers[k + length - 2] ?? 0, numbers[k + length - 1] ?? 0];
      if (kind === 'h') pen = [y + share * pen[0], pen[1]];
      else if (kind === 'v') pen = [pen[0], y + share * pen[1]];
      else pen = [x + share * pen[0], y + share * pen[1]];
      lines.at(-1)?.push(pen);
    }
  }
  return lines;
}
