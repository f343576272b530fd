import type { Camera } from '../panorama/camera';
import { type Grid, sample } from '../terrain/grid';

/** A place counts as seen when something this high above it, in cells, is seen. */
const tolerance = 1.2;

/** Whether the straight line from a place (in cells) to the camera's eye is free of land. */
export function isVisible(heights: Grid, camera: Camera, x: number, y: number): boolean {
  const own = sample(heights, x, y) * camera.heightScale + tolerance;
  const dx = camera.eyeX - x;
  const dy = camera.eyeY - y;
  const length = Math.hypot(dx, dy);
  for (let away = 3; away < length; away += 1.5) {
    const wayX = x + (dx / length) * away;
    const wayY = y + (dy / length) * away;
    if (wayY > heights.size - 2) break;
    const sightLine = own + ((camera.eyeZ - own) * away) / length;
    if (sample(heights, wayX, wayY) * camera.heightScale > sightLine) return false;
  }
  return true;
}
