import type { FontName } from '../lib/fonts';
import { textWidth } from '../lib/outlines';
import { lineOf, type Piece, piecesOf, softHyphen } from './breaks';

/** The room that a title may take, in pixels. */
export interface TitleRoom {
  readonly width: number;
  readonly height: number;
  /** Font sizes that look right here. */
  readonly largest: number;
  readonly smallest: number;
}

/** A title broken into lines. */
export interface SetTitle {
  readonly lines: readonly string[];
  readonly size: number;
  /** From one baseline to the next, in pixels. */
  readonly leading: number;
}

/** How titles are set, as on the pages (styles/type.css). */
export const titleStyle = {
  font: 'host-grotesk-500',
  tracking: -0.036,
  leading: 1.04,
} as const satisfies {
  font: FontName;
  tracking: number;
  leading: number;
};
const sizeStep = 2;
/** A word in one piece is worth a title that is smaller by this part. */
const worthOfWholeWords = 0.7;

/**
 * Sets a title as large as its room allows, in lines of about the same width. A word is only broken at a
 * soft hyphen where the title would otherwise become much smaller.
 *
 * @throws when it does not even fit in the smallest size
 */
export function setTitle(title: string, room: TitleRoom): SetTitle {
  const whole = largestThatFits(piecesOf(title.replaceAll(softHyphen, '')), room);
  const broken = largestThatFits(piecesOf(title), room);
  const best = whole && broken && whole.size >= broken.size * worthOfWholeWords ? whole : (broken ?? whole);
  if (!best) throw new Error(`the heading "${title}" does not fit on its share picture; make it shorter`);
  return best;
}

function largestThatFits(pieces: readonly Piece[], room: TitleRoom): SetTitle | undefined {
  for (let size = room.largest; size >= room.smallest; size -= sizeStep) {
    const leading = Math.round(size * titleStyle.leading);
    // The last line needs no leading, but room for what hangs below it.
    const most = 1 + Math.floor((room.height - size) / leading);
    const lines = evenLines(pieces, most, (line) => room.width / size - lineWidth(line));
    if (lines) return { lines, size, leading };
  }
  return undefined;
}

const widths = new Map<string, number>();

/** How wide a line runs at a font size of 1. The same ones are asked for in every size that is tried. */
function lineWidth(text: string): number {
  const width = widths.get(text) ?? textWidth({ ...titleStyle, text, size: 1 });
  widths.set(text, width);
  return width;
}

/**
 * The fewest lines that hold the pieces; among those, the ones whose ends are closest to each other.
 *
 * @param spare what a line leaves of the width; below zero it does not fit
 */
function evenLines(
  pieces: readonly Piece[],
  most: number,
  spare: (line: string) => number,
): readonly string[] | undefined {
  interface Way {
    readonly lines: readonly string[];
    readonly cost: number;
  }
  // Ways to set all pieces before an index in so many lines, the cheapest of each.
  let ways = new Map<number, Way>([[0, { lines: [], cost: 0 }]]);
  for (let count = 1; count <= most; count++) {
    const longer = new Map<number, Way>();
    for (const [from, way] of ways) {
      for (let to = from + 1; to <= pieces.length; to++) {
        const line = lineOf(pieces, from, to);
        const left = spare(line);
        if (left < 0) break;
        const cost = way.cost + left ** 2;
        if (cost < (longer.get(to)?.cost ?? Number.POSITIVE_INFINITY)) {
          longer.set(to, { lines: [...way.lines, line], cost });
        }
      }
    }
    const whole = longer.get(pieces.length);
    if (whole) return whole.lines;
    ways = longer;
  }
  return undefined;
}
