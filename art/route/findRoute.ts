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
  /** What land hides between two parts of the path, if it does. */
  readonly hidden?: string;
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
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

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
  const stretches = visibleStretches(places.map(({ at, isSeen }) => (isSeen ? at : undefined)));
  const hidden = hiddenStretches(
    places.map(({ at }) => at),
    stretches,
  ).map((stretch) => routePath(stretch));
  const line = stretches.flatMap(softStretch);
  const stations = quest.stations?.map((share) => rounded(pointAlong(line, share * polylineLength(line))));
  return {
    viewBox: `0 0 ${width} ${height}`,
    path: stretches.map((stretch) => routePath(stretch)).join(''),
    ...(hidden.length > 0 && { hidden: hidden.join('') }),
    summit: rounded(onScreen(...place(goal))),
    ...(stations && { stations }),
  };
}
