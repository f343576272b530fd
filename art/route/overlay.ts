import { distance, type Point, softenPolyline } from '../lib/point';
import { trailPath } from './softTrail';

/** Visible stretches closer than this many pixels are joined: a short tunnel would look like a mistake. */
const joinableGap = 26;
const shortestStretch = 4;

/** Splits a projected walk into the stretches that can be seen. `undefined` is a hidden place. */
export function visibleStretches(walk: readonly (Point | undefined)[]): readonly (readonly Point[])[] {
  const stretches: Point[][] = [];
  let current: Point[] = [];
  const finish = (): void => {
    const previous = stretches.at(-1);
    const [end, start] = [previous?.at(-1), current[0]];
    if (current.length >= shortestStretch) {
      if (previous && end && start && distance(end, start) < joinableGap) previous.push(...current);
      else stretches.push(current);
    }
    current = [];
  };
  for (const place of walk) {
    if (place) current.push(place);
    else finish();
  }
  finish();
  return stretches;
}

/** What of a projected walk lies between its visible stretches, each with the ends that it joins. */
export function hiddenStretches(
  walk: readonly Point[],
  visible: readonly (readonly Point[])[],
): readonly (readonly Point[])[] {
  return visible.slice(1).map((next, index) => {
    const [end, start] = [visible[index]?.at(-1), next[0]];
    return end && start ? walk.slice(walk.indexOf(end), walk.indexOf(start) + 1) : [];
  });
}

/** A soft line through a stretch. */
export const softStretch = (stretch: readonly Point[]): readonly Point[] => softenPolyline(stretch, 26);

/**
 * A soft line through a stretch as SVG path data, with one decimal; one of nine points steers it.
 */
export function routePath(stretch: readonly Point[]): string {
  const soft = softStretch(stretch);
  return trailPath(soft.filter((_, index) => index % 9 === 0 || index === soft.length - 1));
}
