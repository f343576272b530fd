import type { Point } from './geometry';
import { clamp, mix, table } from './geometry';
import type { PortraitSpec } from './spec';

/**
 * The head as a simple solid. Heights are measured from the eye line (0) down to
 * the chin (about 118) and up to the crown (-122); x is across, z towards the nose.
 * Because the solid can be turned, a face is authored once and drawn in any view.
 */
export interface Solid {
  /** Half width at a height. */
  width: (y: number) => number;
  /** Depth of the face's middle line, without nose and lips. */
  front: (y: number) => number;
  /** Depth of the widest line: the ear above, the jaw edge below. */
  edge: (y: number) => number;
  chin: number;
}

export function solid(spec: PortraitSpec): Solid {
  const { width, temple, cheek, jaw, chin, length, chinDepth = 0 } = spec.face;
  const k = length / 118;
  const low = (y: number): number => y * k;
  return {
    chin: length,
    width: table([
      [-124, 22 * width],
      [-116, 44 * width],
      [-100, 62 * width],
      [-75, 72 * width * temple],
      [-42, 75 * width * temple],
      [-8, 73 * width * mix(temple, cheek, 0.5)],
      [low(20), 72 * width * cheek],
      [low(46), 67 * width * mix(cheek, jaw, 0.5)],
      [low(70), 58 * width * jaw],
      [low(92), 43 * width * mix(jaw, chin, 0.5)],
      [low(107), 28 * width * chin],
      [low(115), 15 * width * chin],
      [low(118), 3 * width * chin],
    ]),
    front: table([
      [-124, 10],
      [-112, 40],
      [-95, 62],
      [-70, 78],
      [-45, 86],
      [-22, 88],
      [-4, 79],
      [20, 82],
      [low(48), 86],
      [low(66), 90],
      [low(80), 85],
      [low(92), 84 + chinDepth * 0.6],
      [low(107), 87 + chinDepth],
      [low(118), 78 + chinDepth],
    ]),
    edge: table([
      [-60, -8],
      [low(42), -8],
      [low(60), -3],
      [low(76), 12],
      [low(92), 34],
      [low(106), 58],
      [low(118), 74 + chinDepth],
    ]),
  };
}

const CENTRE_X = 200;
const EYE_LINE = 222;
/** The neck joint, about which the head leans. */
const JOINT: Point = [0, 110];

/** Turns authored points into picture points for one person's pose. */
export class View {
  readonly solid: Solid;
  readonly sin: number;
  readonly cos: number;
  /** 0 frontal to 1 profile, for drawings that change between views. */
  readonly turned: number;
  /** Turned so far that the middle line of the face is its contour. */
  readonly profile: boolean;
  /** Width of the whole head; the rim of the face and the hair scale with it. */
  private readonly breadth: number;
  private readonly scale: number;
  private readonly flip: number;
  private readonly lean: number;
  private readonly nod: number;
  private readonly shift: number;

  constructor(spec: PortraitSpec) {
    const angle = (spec.turn * Math.PI) / 180;
    this.solid = solid(spec);
    this.sin = Math.sin(angle);
    this.cos = Math.cos(angle);
    this.turned = clamp(spec.turn / 62, 0, 1);
    this.profile = spec.turn > 45;
    this.breadth = spec.face.width;
    this.scale = spec.scale ?? 1.22;
    this.flip = spec.facing === 'left' ? -1 : 1;
    this.lean = ((spec.lean ?? 0) * Math.PI) / 180;
    this.nod = Math.sin(((spec.nod ?? 0) * Math.PI) / 180);
    // Keeps the mass of a turned head in the middle of the picture.
    this.shift = -4 * this.sin;
  }

  /** A point of the upper body: not turned, not leaning. */
  flat(x: number, y: number): Point {
    return [CENTRE_X + (x + this.shift) * this.scale * this.flip, EYE_LINE + y * this.scale];
  }

  /** A point already projected to head units, still to lean with the head. */
  head(x: number, y: number): Point {
    const [jx, jy] = JOINT;
    const [cos, sin] = [Math.cos(this.lean), Math.sin(this.lean)];
    return this.flat(jx + (x - jx) * cos - (y - jy) * sin, jy + (x - jx) * sin + (y - jy) * cos);
  }

  /** A point in space: across, down, forward. */
  at(x: number, y: number, z: number): Point {
    return this.head(x * this.cos + z * this.sin, y - z * this.nod * (1 - 0.4 * this.sin));
  }

  /** Depth of the face's surface under a point. */
  depth(x: number, y: number): number {
    const a = this.solid.width(y);
    const edge = this.solid.edge(y);
    const t = clamp(Math.abs(x) / a, 0, 1);
    return edge + (this.solid.front(y) - edge) * Math.sqrt(1 - t * t);
  }

  /** A point drawn on the face; points that turn out of sight stop at the far contour. */
  face(x: number, y: number, lift = 0): Point {
    const a = this.solid.width(y);
    const deep = this.solid.front(y) - this.solid.edge(y);
    const reach = Math.hypot(a * this.cos, deep * this.sin);
    const horizon = this.profile ? 0 : (a * a * this.cos) / reach;
    const seen = Math.min(x, horizon);
    return this.at(Math.max(-a, seen), y, this.depth(seen, y) + lift);
  }

  /** The far contour of the face at a height; `out` pushes it outwards. */
  far(y: number, out = 0): Point {
    const a = this.solid.width(y);
    const edge = this.solid.edge(y);
    const deep = this.solid.front(y) - edge;
    if (this.profile) return this.at(0, y, this.solid.front(y) + out);
    const reach = Math.hypot(a * this.cos, deep * this.sin);
    return this.at(
      (a * a * this.cos) / reach + out * this.cos,
      y,
      edge + (deep * deep * this.sin) / reach + out * this.sin,
    );
  }

  /** The near contour: the ear line above, the edge of the jaw below. */
  near(y: number, out = 0): Point {
    return this.at(-this.solid.width(y) - out, y, this.solid.edge(y));
  }

  /** A point of the hair's outline: u runs from -1 (back or near side) to 1 (far side). */
  hull(u: number, y: number): Point {
    const back = -8 * this.sin - Math.hypot(78 * this.breadth * this.cos, 100 * this.sin);
    const front = this.profile
      ? 84 * this.sin
      : -8 * this.sin + Math.hypot(77 * this.breadth * this.cos, 86 * this.sin);
    return this.head(mix(back, front, (u + 1) / 2), y);
  }

  /** Whether the picture is flipped, which reverses the sweep of arcs. */
  get mirrored(): boolean {
    return this.flip < 0;
  }

  /** Where the near ear is attached, in head units. */
  get earX(): number {
    return -this.solid.width(12) * this.cos - 8 * this.sin;
  }

  /** Many points on the face at once; they widen with it. `side` -1 mirrors them. */
  faceLine(points: readonly (readonly number[])[], side = 1): Point[] {
    return points.map(([x = 0, y = 0, lift = 0]) => this.face(x * side * this.breadth, y, lift));
  }

  /** A hairline on the face; a profile hides its far half. */
  hairline(rows: readonly (readonly number[])[]): Point[] {
    return this.faceLine(this.profile ? rows.filter(([x = 0]) => x < 16) : rows);
  }

  /** The outline over the crown; in profile it runs straight into the hairline. */
  crown(rows: readonly Point[], hairline: readonly Point[]): Point[] {
    return this.profile
      ? [...this.hullLine(rows.filter(([u, y]) => u < 0.7 && y < 60)), hairline[0] as Point]
      : this.hullLine(rows);
  }

  hullLine(points: readonly Point[]): Point[] {
    return points.map(([u, y]) => this.hull(u, y));
  }

  flatLine(points: readonly Point[]): Point[] {
    return points.map(([x, y]) => this.flat(x, y));
  }
}
