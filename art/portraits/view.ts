import { clamp, lerp, radians } from '../lib/numbers';
import type { Point } from '../lib/point';
import { elementAt } from './elementAt';
import type { Rows } from './rows';
import { type FaceShape, type Solid, solidOf } from './solid';

const CENTRE_X = 200;
const EYE_LINE = 222;
/** Picture units per head unit. */
const SCALE = 1.22;

export interface Pose {
  /** Degrees the head is turned: 0 is frontal, 30 three-quarter, 62 almost profile. */
  turn: number;
  /** The side of the picture the person looks towards. */
  facing: 'left' | 'right';
  /** The side of the picture the light comes from. */
  light: 'left' | 'right';
  /** `split` puts half the face in shadow, `plane` only the side of the head. */
  shadow: 'split' | 'plane';
}

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
  private readonly flip: number;
  private readonly shift: number;

  constructor({ pose, face }: { readonly pose: Pose; readonly face: FaceShape }) {
    const angle = radians(pose.turn);
    this.solid = solidOf(face);
    this.sin = Math.sin(angle);
    this.cos = Math.cos(angle);
    this.turned = clamp(pose.turn / 62, 0, 1);
    this.profile = pose.turn > 45;
    this.breadth = face.width;
    this.flip = pose.facing === 'left' ? -1 : 1;
    // Keeps the mass of a turned head in the middle of the picture.
    this.shift = -4 * this.sin;
  }

  /** A point already projected to head units. */
  flat(x: number, y: number): Point {
    return [CENTRE_X + (x + this.shift) * SCALE * this.flip, EYE_LINE + y * SCALE];
  }

  /** A point in space: across, down, forward. */
  at(x: number, y: number, z: number): Point {
    return this.flat(x * this.cos + z * this.sin, y);
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
    return this.flat(lerp(back, front, (u + 1) / 2), y);
  }

  /** How much of the nape comes into sight: 0 on a frontal head, 1 from 30 degrees on. */
  get napeShown(): number {
    return Math.min(1, this.sin * 2);
  }

  /** How near the view is to a profile: 0 up to half way there, 1 in profile. */
  get sideOn(): number {
    return Math.max(0, this.turned - 0.5) * 2;
  }

  /** Whether the picture is flipped, which reverses the sweep of arcs. */
  get mirrored(): boolean {
    return this.flip < 0;
  }

  /** Where the near ear is attached, in head units. */
  get earX(): number {
    return -this.solid.width(12) * this.cos - 8 * this.sin;
  }

  /** A point on the face that moves outwards on a wider one. `side` -1 mirrors it. */
  widenedFace(x: number, y: number, lift = 0, side = 1): Point {
    return this.face(x * side * this.breadth, y, lift);
  }

  /** Many points on the face at once; they widen with it. `side` -1 mirrors them. */
  faceLine(points: Rows, side = 1): Point[] {
    return points.map(([x = 0, y = 0, lift = 0]) => this.widenedFace(x, y, lift, side));
  }

  /** A hairline on the face; a profile hides its far half. */
  hairline(rows: Rows): Point[] {
    return this.faceLine(this.profile ? rows.filter(([x = 0]) => x < 16) : rows);
  }

  /** The outline over the crown; in profile it runs straight into the hairline. */
  crown(rows: readonly Point[], hairline: readonly Point[]): Point[] {
    return this.profile
      ? [...this.hullLine(rows.filter(([u, y]) => u < 0.7 && y < 60)), elementAt(hairline, 0)]
      : this.hullLine(rows);
  }

  hullLine(points: readonly Point[]): Point[] {
    return points.map(([u, y]) => this.hull(u, y));
  }
}
