import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../lib/paths';
import { heightfield } from '../terrain/cachedHeightfield';
import { sheets } from '../terrain/sheets';
import { cutProfile, type ElevationProfile } from './profile';

/** The way up from the first service to the last: it rises from each station to the next. */
const serviceProfile: ElevationProfile = {
  terrain: sheets.firn31,
  from: [0.466, 0.331],
  to: [0.75, 0.498],
  width: 1320,
  height: 400,
  overhang: 520,
  stations: 6,
  behind: [
    { offset: -0.07, lift: 0.2 },
    { offset: -0.16, lift: 0.34 },
  ],
  before: [1, 2, 3, 4, 5, 6, 7].map((line) => ({ offset: 0.007 * line, lift: -0.09 * line })),
};

/** Writes the services page's elevation profile to `content/service-profile.json`. */
export async function drawServiceProfile(): Promise<void> {
  const drawn = cutProfile(await heightfield(serviceProfile.terrain), serviceProfile);
  await writeFile(join(contentFolder, 'service-profile.json'), `${JSON.stringify(drawn, null, 2)}\n`);
}
