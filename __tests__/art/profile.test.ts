/** @jest-environment node */

import { cutProfile } from '@/art/profile/profile';
import { makeHeightfield } from '@/art/terrain/heightfield';
import drawn from '@/content/service-profile.json';
import { services } from '@/content/services';

const heights = makeHeightfield({ seed: 'test-1', size: 96, drops: 2000 });
const walk = {
  terrain: { seed: 'test-1' },
  from: [0.2, 0.5],
  to: [0.7, 0.4],
  width: 600,
  height: 200,
  overhang: 100,
  stations: 3,
  behind: [{ offset: -0.1, lift: 0.1 }],
} as const;

test('a cut through the terrain: stations at the left of equal columns, on the route', () => {
  const { viewBox, stations, route, land, behind } = cutProfile(heights, walk);
  expect(viewBox).toBe('0 0 600 200');
  expect(stations.map(([x]) => x)).toEqual([0, 200, 400]);
  for (const [x, y] of stations) expect(`${route.slice(1)}L`).toContain(`${x} ${y}L`);
  expect(land).toMatch(/^M-100 .*V200H-100Z$/);
  expect(behind).toHaveLength(1);
});

test('the services page has one station for each service, each higher than the one before', () => {
  expect(drawn.stations).toHaveLength(services.length);
  const levels = drawn.stations.map(([, y]) => y ?? 0);
  expect(levels).toEqual([...levels].sort((a, b) => b - a));
});
