import { join } from 'node:path';
import { imagesFolder } from '../lib/paths';
import { writeSvg } from '../output/svg';
import { people, personIds } from './people';
import { drawPortrait } from './portrait';

/** Writes one `<id>.svg` per person to `public/images/people`. */
export async function drawPortraits(): Promise<void> {
  for (const id of personIds)
    await writeSvg(join(imagesFolder, 'people', `${id}.svg`), drawPortrait(id, people[id]));
}
