import { join } from 'node:path';
import { imagesFolder } from '../lib/paths';
import { writeSvg } from '../output/svg';
import { heightfield } from '../terrain/cachedHeightfield';
import { sheets } from '../terrain/sheets';
import { processDiagram, processRoute } from './diagram';
import { layouts } from './layouts';
import { themes } from './theme';
import { processWords } from './words';

/** Writes `process-<language>[-tall][-night].svg` and `process-route[-tall][-night].svg` to `public/images/process`. */
export async function drawProcess(): Promise<void> {
  const heights = await heightfield(sheets.firn7);
  for (const [shape, layout] of Object.entries(layouts)) {
    for (const [light, theme] of Object.entries(themes)) {
      const write = (name: string, svg: string) => {
        const ending = `${shape === 'tall' ? '-tall' : ''}${light === 'night' ? '-night' : ''}`;
        return writeSvg(join(imagesFolder, 'process', `process-${name}${ending}.svg`), svg);
      };
      for (const [language, words] of Object.entries(processWords))
        await write(language, processDiagram(heights, layout, words, theme));
      await write('route', processRoute(layout, theme));
    }
  }
}
