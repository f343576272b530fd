import { distance, type Point, polylineLength, type Size, softenPolyline } from '../lib/point';
import { makeCamera, project, type Viewpoint } from '../panorama/camera';
import { blur } from '../terrain/blur';
import { type Grid, sample } from '../terrain/grid';
import { type Lattice, leastEffortRoute } from './leastEffort';
import { hiddenStretches, routePath, softStretch, visibleStretches } from './overlay';
import { pointAlong } from './softTrail';
import { isVisible } from './visibility';
import { densify } from './walk';

/** An overlay that shows a route on a panorama; all coordinates are pixels of its view box. */
export interface RouteOverlay {
  readonly viewBox: string;
  readonly path: string;
  /** What is not walked yet, and what land hides between two parts of the path, if there is any. */
  readonly dashed?: string;
  readonly summit: Point;
  /** As far along the route as was asked for. */
  readonly stations?: readonly Point[];
}

/** What to look for: the land's picture, where the route begins in it, and where its summit is sought. */
export interface RouteQuest extends Size {
  readonly viewpoint: Viewpoint;
  /** Pixels; the route starts at the nearest visible place. */
  readonly start: Point;
  /** Columns of the picture. */
  readonly summitBetween: readonly [from: number, to: number];
  /** Where stations stand, as shares of what is seen of the route. */
  readonly stations?: readonly number[];
  /** As a share, too: from here on the route is dashed to its summit, as it is still ahead. */
  readonly dashedFrom?: number;
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** Index of the point nearest to a place. */
const nearest = (points: readonly Point[], to: Point): number =>
  points.reduce(
    (best, point, index) => (distance(point, to) < distance(points[best] ?? point, to) ? index : best),
    0,
  );

/** The visible node that scores best, or -1. */
function bestNode(visible: Uint8Array, score: (node: number) => number): number {
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  visible.forEach((seen, node) => {
    if (!seen) return;
    const value = score(node);
    if (value > bestScore) {
      best = node;
      bestScore = value;
    }
  });
  return best;
}

/**
 * Finds the least-effort way to the highest visible place of a panorama and projects it.
 *
 * @param heights 0 to 1
 */
export function findRoute(heights: Grid, quest: RouteQuest): RouteOverlay {
  const { width, height } = quest;
  const camera = makeCamera(quest.viewpoint, heights.size, width, height);
  const lattice: Lattice = { nodes: Math.trunc(heights.size / 2), spacing: 2 };
  const sees = (x: number, y: number): boolean => isVisible(heights, camera, x, y);
  const onScreen = (x: number, y: number): Point => project(camera, x, y, sample(heights, x, y));
  const place = (node: number): Point => [
    (node % lattice.nodes) * lattice.spacing,
    Math.trunc(node / lattice.nodes) * lattice.spacing,
  ];

  const visible = Uint8Array.from({ length: lattice.nodes ** 2 }, (_, node) =>
    sees(...place(node)) ? 1 : 0,
  );
  const [from, to] = quest.summitBetween;
  const goal = bestNode(visible, (node) => {
    const [column] = onScreen(...place(node));
    return column > from && column < to ? sample(heights, ...place(node)) : Number.NEGATIVE_INFINITY;
  });
  const start = bestNode(visible, (node) => -distance(onScreen(...place(node)), quest.start));

  const nodes = leastEffortRoute({
    heights: blur(heights, 2),
    heightScale: camera.heightScale,
    lattice,
    start,
    goal,
    visible,
  });
  // Hidden parts can be cut where they begin.
  const walk = densify(softenPolyline(nodes.map(place), 3)).slice(0, -1);
  const places = walk.map(([x, y]) => ({ at: onScreen(x, y), isSeen: sees(x, y) }));
  const points = places.map(({ at }) => at);
  const seen = visibleStretches(places.map(({ at, isSeen }) => (isSeen ? at : undefined)));
  const line = seen.flatMap(softStretch);
  const along = (share: number): Point => pointAlong(line, share * polylineLength(line));
  const cut = quest.dashedFrom === undefined ? points.length : nearest(points, along(quest.dashedFrom));
  const stretches = visibleStretches(
    places.slice(0, cut + 1).map(({ at, isSeen }) => (isSeen ? at : undefined)),
  );
  const dashed = [...hiddenStretches(points, stretches), points.slice(cut)].filter(
    ({ length }) => length > 1,
  );
  return {
    viewBox: `0 0 ${width} ${height}`,
    path: stretches.map(routePath).join(''),
    ...(dashed.length > 0 && { dashed: dashed.map(routePath).join('') }),
    summit: rounded(onScreen(...place(goal))),
    ...(quest.stations && { stations: quest.stations.map((share) => rounded(along(share))) }),
  };
}
