import { join } from 'node:path';
import { imagesFolder } from '../lib/paths';
import { writeSvg } from '../output/svg';
import { heightfield } from '../terrain/cachedHeightfield';
import { sheets } from '../terrain/sheets';
import { processDiagram } from './diagram';
import { layouts } from './layouts';
import { themes } from './theme';
import { processWords } from './words';

/** Writes `process-<language>[-tall][-night].svg` to `public/images/process`. */
export async function drawProcess(): Promise<void> {
  const heights = await heightfield(sheets.firn7);
  for (const [language, words] of Object.entries(processWords)) {
    for (const [shape, layout] of Object.entries(layouts)) {
      for (const [light, theme] of Object.entries(themes)) {
        const name = `process-${language}${shape === 'tall' ? '-tall' : ''}${light === 'night' ? '-night' : ''}`;
        const svg = processDiagram(heights, layout, words, theme);
        await writeSvg(join(imagesFolder, 'process', `${name}.svg`), svg);
      }
    }
  }
}
