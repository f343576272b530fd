import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProgrammeId, programmeOrder } from '../../content/programmes';
import { imagesFolder } from '../lib/paths';
import { svgDocument } from '../lib/svgDocument';
import { writeSvg } from '../output/svg';
import { heightfield } from '../terrain/cachedHeightfield';
import { programmeMap, weeksOf } from './map';
import { overviewMap, overviewTerrain } from './overview';
import { type Overview, overviews } from './overviewSheets';
import { programmeSheets } from './sheets';

const fileOf = (name: string): string => join(imagesFolder, 'programmes', `${name}.svg`);

/** Where the page writes the names of summits. */
const summitsFile = join('components', 'sections', 'careerStart', 'summits.json');

const percent = (part: number): string => `${+(100 * part).toFixed(1)}%`;

/** Writes the map of every career start programme, and the one of all, to `public/images/programmes`. */
export async function drawProgrammes(): Promise<void> {
  for (const id of programmeOrder) {
    const sheet = programmeSheets[id];
    const { svg } = programmeMap(sheet, await heightfield(sheet.terrain), weeksOf(id));
    await writeSvg(fileOf(id), svg);
  }
  const places: Partial<Record<ProgrammeId, Record<string, unknown>>> = {};
  for (const [name, map] of Object.entries<Overview>(overviews)) {
    const { land, ways, summits } = overviewMap(map, await heightfield(overviewTerrain(map)));
    await writeSvg(fileOf(name), svgDocument(map, [land]));
    await writeSvg(fileOf(name.replace('overview', 'overview-ways')), ways);
    const sheet = name === 'overview' ? 'wide' : 'upright';
    for (const { id, place } of summits)
      places[id] = {
        ...places[id],
        [sheet]: place.map(percent),
        ...(id === map.namedBelow && { below: sheet }),
      };
  }
  await writeFile(summitsFile, `${JSON.stringify(places, null, 2)}\n`);
}
