import { join } from 'node:path';
import { programmeOrder } from '../../content/programmes';
import { imagesFolder } from '../lib/paths';
import { svgDocument } from '../lib/svgDocument';
import { writeSvg } from '../output/svg';
import { heightfield } from '../terrain/cachedHeightfield';
import { programmeMap, weeksOf } from './map';
import { overviewMap, overviewTerrain } from './overview';
import { overviews } from './overviewSheets';
import { programmeSheets } from './sheets';

const fileOf = (name: string): string => join(imagesFolder, 'programmes', `${name}.svg`);

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

/** Writes the map of every career start programme, and the one of all, to `public/images/programmes`. */
export async function drawProgrammes(): Promise<void> {
  for (const id of programmeOrder) {
    const sheet = programmeSheets[id];
    const { svg } = programmeMap(sheet, await heightfield(sheet.terrain), weeksOf(id));
    await writeSvg(fileOf(id), svg);
  }
  for (const [name, map] of Object.entries(overviews)) {
    const { land, ways, summits } = overviewMap(map, await heightfield(overviewTerrain(map)));
    await writeSvg(fileOf(name), svgDocument(map, [land]));
    await writeSvg(fileOf(name.replace('overview', 'overview-ways')), ways);
    // The styles of the page write the names there (components/sections/careerStart/SummitNames.module.css).
    console.log(`${name}: summits at ${summits.map((place) => place.map(percent).join(' ')).join(', ')}`);
  }
}
