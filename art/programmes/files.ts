import { join } from 'node:path';
import { programmeOrder } from '../../content/programmes';
import { imagesFolder } from '../lib/paths';
import { writeSvg } from '../output/svg';
import { heightfield } from '../terrain/cachedHeightfield';
import { programmeMap, weeksOf } from './map';
import { programmeSheets } from './sheets';

/** Writes the map of every career start programme to `public/images/programmes`. */
export async function drawProgrammes(): Promise<void> {
  for (const id of programmeOrder) {
    const sheet = programmeSheets[id];
    const { svg } = programmeMap(sheet, await heightfield(sheet.terrain), weeksOf(id));
    await writeSvg(join(imagesFolder, 'programmes', `${id}.svg`), svg);
  }
}
