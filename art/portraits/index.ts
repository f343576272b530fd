import { join } from 'node:path';
import { imagesFolder } from '../lib/paths';
import { writeSvg } from '../output/svg';
import { drawPortrait } from './portrait';
import type { PortraitSpec } from './spec';

/** Writes one person as `public/images/people/<id>.svg`. */
export async function drawPerson(id: string, spec: PortraitSpec): Promise<void> {
  await writeSvg(join(imagesFolder, 'people', `${id}.svg`), drawPortrait(id, spec));
}
