import { outlineText } from '../lib/outlines';
import type { Point, Size } from '../lib/point';

/** An upright rectangle. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A number next to its marker. */
export interface Numeral {
  readonly text: string;
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
  /** What its digits cover. */
  readonly box: Box;
}

export interface Surroundings extends Size {
  /** Points no further apart than a numeral is high. */
  readonly trail: readonly Point[];
  /** Further round things, by centre, that a numeral must not touch. */
  readonly obstacles: readonly Point[];
  /** Where something else is written. */
  readonly written?: readonly Box[];
}

export const numeralFont = { font: 'host-grotesk-600', size: 34, tracking: -0.02 } as const;
/** Height of a digit as a part of the size. */
const digitHeight = 0.7;
/** Numerals keep this far from the edge of the sheet. */
const margin = 18;
/** Markers are about this much thicker than the trail's middle line. */
const obstacleRadius = 8;
/** More room than this is not better. */
const enough = 34;
/** With less space than this it would touch its neighbours. */
const least = 10;
/** Distances from the marker that are tried. */
const gaps = [22, 30, 38] as const;
const directions = 24;

/** Distance of a point from a box; 0 inside. */
function distanceToBox([x, y]: Point, { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Distance between two boxes; 0 where they overlap. */
function distanceBetween(a: Box, b: Box): number {
  return Math.hypot(
    Math.max(a.left - b.right, b.left - a.right, 0),
    Math.max(a.top - b.bottom, b.top - a.bottom, 0),
  );
}

function roomAround(
  box: Box,
  { width, height, trail, obstacles }: Surroundings,
  others: readonly Box[],
): number {
  const edge = Math.min(box.left, box.top, width - box.right, height - box.bottom) - margin;
  if (edge < 0) return edge;
  if (others.some((other) => distanceBetween(box, other) === 0)) return -enough;
  return Math.min(
    enough,
    ...trail.map((point) => distanceToBox(point, box)),
    ...obstacles.map((point) => distanceToBox(point, box) - obstacleRadius),
    ...others.map((other) => distanceBetween(box, other)),
  );
}

/** Where numbers may stand: on circles round the marker, near ones first. */
function candidates(text: string, marker: Point): readonly Numeral[] {
  const { width } = outlineText({ ...numeralFont, text, x: 0, y: 0 });
  const height = numeralFont.size * digitHeight;
  return gaps.flatMap((gap) =>
    Array.from({ length: directions }, (_, step): Numeral => {
      const angle = (step / directions) * 2 * Math.PI;
      const centreX = marker[0] + Math.cos(angle) * (gap + width / 2);
      const centreY = marker[1] + Math.sin(angle) * (gap + height / 2);
      const [x, y] = [Math.round(centreX - width / 2), Math.round(centreY + height / 2)];
      return { text, x, y, box: { left: x, top: y - height, right: x + width, bottom: y } };
    }),
  );
}

/** Places each number next to its marker, clear of the trail, of the edge and of each other. */
export function placeNumerals(
  wanted: readonly { readonly text: string; readonly marker: Point }[],
  surroundings: Surroundings,
): readonly Numeral[] {
  const placed: Numeral[] = [];
  for (const { text, marker } of wanted) {
    const others = [...(surroundings.written ?? []), ...placed.map(({ box }) => box)];
    const rated = candidates(text, marker).map((numeral) => {
      const room = roomAround(numeral.box, surroundings, others);
      // Room counts, and nearness as much: a number belongs to its marker, and to no other.
      return {
        numeral,
        score: room - 4 * Math.max(0, least - room) - 1.05 * distanceToBox(marker, numeral.box),
      };
    });
    const [best] = rated.toSorted((a, b) => b.score - a.score);
    if (best) placed.push(best.numeral);
  }
  return placed;
}
