import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../lib/paths';
import { type Point, polylineLength, softenPolyline } from '../lib/point';
import { spreadAlong, trailPath } from '../route/softTrail';
import { densify, walkOn } from '../route/walk';
import { heightfield } from '../terrain/cachedHeightfield';
import { reliefs } from './views';

const land = reliefs['relief-g'];
const ends = { from: [0.22, 0.5], to: [0.775, 0.247] } as const;
/** Two weeks of work: a stop per day, at equal distances. */
const days = 10;
/** Softer than the land is rough: small kinks would look like noise behind ten stops. */
const softness = 90;
/** Distance of the corners that steer the line. */
const cornerDistance = 55;

const rounded = ([x, y]: Point) => ({ x: Math.round(x), y: Math.round(y) });

/** Writes the way of the first two weeks over the land of the careers page to `content/journey-route.json`, for day and night. */
export async function drawJourneyRoute(): Promise<void> {
  const walk = densify(walkOn(await heightfield(land.terrain), land, ends));
  const soft = softenPolyline(spreadAlong(walk, walk.length), softness);
  const corners = spreadAlong(soft, Math.round(polylineLength(soft) / cornerDistance));
  const route = {
    viewBox: `0 0 ${land.width} ${land.height}`,
    path: trailPath(corners),
    stops: spreadAlong(corners, days).map(rounded),
  };
  await writeFile(join(contentFolder, 'journey-route.json'), `${JSON.stringify(route, null, 2)}\n`);
}
