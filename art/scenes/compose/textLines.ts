import type { TextLine } from '../../lib/browser';
import type { Size } from '../../lib/point';

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
