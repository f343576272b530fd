import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../lib/paths';
import { panoramas } from '../panorama/views';
import { heightfield } from '../terrain/cachedHeightfield';
import { findRoute, type RouteOverlay } from './findRoute';

/** Pixels of the overlay's view box: of the hero's shape, and small, so that its numbers are short. */
const overlay = { width: 1920, height: 1080 } as const;

const write = (name: string, route: RouteOverlay) =>
  writeFile(join(contentFolder, `${name}.json`), `${JSON.stringify(route, null, 2)}\n`);

/** Writes the home page's overlay to `content/hero-route.json`. It fits both palettes of the hero. */
export async function drawHeroRoute(): Promise<void> {
  const { hero } = panoramas;
  // It begins at the picture's lower edge and climbs the mountain left of the middle.
  const route = findRoute(await heightfield(hero.terrain), {
    ...hero,
    ...overlay,
    start: [755, 1081],
    summitBetween: [650, 960],
  });
  await write('hero-route', route);
}

/** Writes the overlay of the page about the company: from its first year to the one that its vision names, with a station for today. */
export async function drawAboutRoute(): Promise<void> {
  const { dawn } = panoramas;
  const route = findRoute(await heightfield(dawn.terrain), {
    ...dawn,
    ...overlay,
    start: [390, 1010],
    summitBetween: [740, 810],
    stations: [0, 0.55],
    dashedFrom: 0.55,
  });
  await write('about-route', route);
}
