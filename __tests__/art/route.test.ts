/** @jest-environment node */

import { makeCamera, project } from '@/art/panorama/camera';
import { findRoute } from '@/art/route/findRoute';
import { isVisible } from '@/art/route/visibility';
import { sample } from '@/art/terrain/grid';
import { makeHeightfield } from '@/art/terrain/heightfield';
import about from '@/content/about-route.json';
import route from '@/content/hero-route.json';
import profile from '@/content/service-profile.json';
import { services } from '@/content/services';

const size = 96;
/** All numbers of a path, in pairs. */
function pointsOf(path: string): [number, number][] {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, k) => [numbers[2 * k] ?? 0, numbers[2 * k + 1] ?? 0]);
}

test('a route starts low and ends on the highest place that can be seen', () => {
  const peak = { x: 0.5, y: 0.45, radius: 0.28, gain: 0.75 };
  const heights = makeHeightfield({ seed: 'test-1', size, drops: 2000, peak });
  const viewpoint = {
    eye: [0.5, 1.3],
    eyeHeight: 0.85,
    heading: 0,
    fieldOfView: 34,
    horizon: 0,
    verticalScale: 0.27,
  } as const;
  const quest = {
    viewpoint,
    width: 1920,
    height: 1080,
    start: [960, 1080],
    summitBetween: [0, 1920],
  } as const;
  const overlay = findRoute(heights, quest);

  const camera = makeCamera(viewpoint, size, 1920, 1080);
  let highest = 0;
  let top: readonly [number, number] = [0, 0];
  for (let x = 0; x < size; x += 2) {
    for (let y = 0; y < size; y += 2) {
      const elevation = sample(heights, x, y);
      if (elevation <= highest || !isVisible(heights, camera, x, y)) continue;
      const place = project(camera, x, y, elevation);
      if (place[0] <= 0 || place[0] >= 1920) continue;
      highest = elevation;
      top = place;
    }
  }
  expect(overlay.summit[0]).toBeCloseTo(top[0], 0);
  expect(overlay.summit[1]).toBeCloseTo(top[1], 0);
  const points = pointsOf(overlay.path);
  expect(points[0]?.[1]).toBeGreaterThan(overlay.summit[1]);
  expect(findRoute(heights, quest)).toEqual(overlay);
});

test('the route of the home page climbs from the lower edge to the summit without a gap', () => {
  const { path, summit, viewBox } = route;
  const points = pointsOf(path);
  const [, startY = 0] = points[0] ?? [];
  const [endX = 0, endY = 0] = points.at(-1) ?? [];
  const [summitX = 0, summitY = 0] = summit;
  const [, , , viewHeight = 0] = viewBox.split(' ').map(Number);
  expect(startY).toBeGreaterThan(viewHeight * 0.95);
  expect(Math.hypot(endX - summitX, endY - summitY)).toBeLessThan(12);
  expect(summitY).toBeLessThan(viewHeight / 2);
  expect(path.match(/M/g)).toHaveLength(1);
});

// Specification 16.6
test('the route of the page about the company is whole up to today, and dashed from there to its summit', () => {
  const [walked, ahead] = [about.path, about.dashed].map(pointsOf);
  const [, [todayX = 0, todayY = 0] = []] = about.stations;
  const [summitX = 0, summitY = 0] = about.summit;
  const [cutX = 0, cutY = 0] = walked?.at(-1) ?? [];
  const [endX = 0, endY = 0] = ahead?.at(-1) ?? [];
  expect(`${about.path}${about.dashed}`.match(/M/g)).toHaveLength(2);
  expect(ahead?.[0]).toEqual(walked?.at(-1));
  expect(Math.hypot(cutX - todayX, cutY - todayY)).toBeLessThan(5);
  expect(Math.hypot(endX - summitX, endY - summitY)).toBeLessThan(12);
});

test('the services page has one station for each service, each higher than the one before', () => {
  expect(profile.stations).toHaveLength(services.length);
  const levels = profile.stations.map(([, y]) => y ?? 0);
  expect(levels).toEqual([...levels].sort((a, b) => b - a));
});
