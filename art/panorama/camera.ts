import { radians } from '../lib/numbers';
import type { Point } from '../lib/point';

/** Where a panorama is seen from. Lengths are parts of the heightfield's edge unless they say otherwise. */
export interface Viewpoint {
  /** Position over the map; y beyond 1 stands south of the land, looking north. */
  readonly eye: Point;
  /** Height of the eye, as a part of the land's highest point. */
  readonly eyeHeight: number;
  /** Turn to the right of north, in degrees; none unless told. */
  readonly heading?: number;
  /** Horizontal angle of view, in degrees; 34 unless told. */
  readonly fieldOfView?: number;
  /** Where the horizon lies: 0 in the middle of the picture, -0.5 at its upper edge. */
  readonly horizon: number;
  /** Height of the highest point, as a part of the edge length. */
  readonly verticalScale: number;
}

/** A viewpoint applied to a heightfield of `size` cells and a picture of `width` by `height` pixels. */
export interface Camera {
  readonly eyeX: number;
  readonly eyeY: number;
  readonly eyeZ: number;
  readonly heading: number;
  readonly focalLength: number;
  readonly horizonRow: number;
  /** Cells per unit of height. */
  readonly heightScale: number;
  readonly width: number;
}

/** Turns parts of the edge length into cells and pixels. */
export function makeCamera(view: Viewpoint, size: number, width: number, height: number): Camera {
  const { heading = 0, fieldOfView = 34 } = view;
  const heightScale = size * view.verticalScale;
  return {
    eyeX: view.eye[0] * size,
    eyeY: view.eye[1] * size,
    eyeZ: view.eyeHeight * heightScale,
    heading: radians(heading),
    focalLength: (0.5 / Math.tan(radians(fieldOfView) / 2)) * width,
    horizonRow: height * (0.5 + view.horizon),
    heightScale,
    width,
  };
}

/**
 * Where a place of the land appears in the picture, for cameras that look due north.
 *
 * @param x and y in cells, `elevation` 0 to 1
 * @returns pixels; places behind others are projected all the same
 */
export function project(camera: Camera, x: number, y: number, elevation: number): Point {
  const forward = camera.eyeY - y;
  return [
    camera.width / 2 + ((x - camera.eyeX) / forward) * camera.focalLength,
    camera.horizonRow + ((camera.eyeZ - elevation * camera.heightScale) / forward) * camera.focalLength,
  ];
}
