import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextLine } from '../../lib/browser';
import { rootFolder } from '../../lib/paths';
import type { Size } from '../../lib/point';

/** Where lines of text lie in a picture, as thousandths of its width and height. */
type Boxes = readonly (readonly [left: number, top: number, right: number, bottom: number])[];

const file = join(rootFolder, 'art', 'scenes', 'textLines.json');

/** Letters leave some of their line's box empty: what an edge takes of it, in parts of its height, cuts no letter. */
const leading = 0.12;

function isInside({ left, top, right, bottom }: TextLine, { width, height }: Size): boolean {
  return right > 0 && left < width && bottom > 0 && top < height;
}

/**
 * Sees to it that a picture's edges cut no line of text.
 *
 * @throws when one does, with the lines and where they lie
 */
export function expectWhole(name: string, lines: readonly TextLine[], size: Size): void {
  const cut = lines.filter((line) => {
    const spare = (line.bottom - line.top) * leading;
    const isWhole =
      line.left >= 0 && line.right <= size.width && line.top >= -spare && line.bottom <= size.height + spare;
    return isInside(line, size) && !isWhole;
  });
  if (cut.length === 0) return;
  const said = cut.map(
    ({ text, left, top, right, bottom }) =>
      `«${text}» ${[left, top, right, bottom].map(Math.round).join(' ')}`,
  );
  throw new Error(`${name}: the edge of the picture cuts through ${said.join(', ')}`);
}

/** Records where a picture's lines are, so that a test can see whether a page cuts through one; at once, as `recordPicture`. */
export function recordLines(
  pictures: Readonly<Record<string, { lines: readonly TextLine[]; size: Size }>>,
): void {
  // Written below and by nothing else, so its shape is known.
  const known = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}') as Record<string, Boxes>;
  for (const [name, { lines, size }] of Object.entries(pictures)) {
    const [x, y] = [1000 / size.width, 1000 / size.height];
    known[name] = lines
      .filter((line) => isInside(line, size))
      .map(({ left, top, right, bottom }) => [
        Math.round(left * x),
        Math.round(top * y),
        Math.round(right * x),
        Math.round(bottom * y),
      ]);
  }
  const rows = Object.keys(known)
    .sort()
    .map((name) => {
      const boxes = known[name]?.map((box) => `    [${box.join(', ')}]`) ?? [];
      return `  ${JSON.stringify(name)}: [\n${boxes.join(',\n')}\n  ]`;
    });
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
}
