import { join } from 'node:path';
import { imagesFolder } from '../lib/paths';
import { writeSvg } from '../output/svg';
import { heightfield } from '../terrain/cachedHeightfield';
import { sheets } from '../terrain/sheets';
import { processMap, processRoute } from './diagram';
import { layouts } from './layouts';
import { themes } from './theme';
import { processWords } from './words';
import { wordsBeside } from './wordsBeside';

/** Writes what `content/productInnovation.ts` names to `public/images/process`. */
export async function drawProcess(): Promise<void> {
  const heights = await heightfield(sheets.firn7);
  const write = (name: string, svg: string) => writeSvg(join(imagesFolder, 'process', `${name}.svg`), svg);
  const { wide, tall, worded } = layouts;
  for (const [ending, theme] of [
    ['', themes.day],
    ['-night', themes.night],
  ] as const) {
    for (const [shape, layout] of [
      ['', wide],
      ['-tall', tall],
    ] as const) {
      await write(`process-route${shape}${ending}`, processRoute(layout, theme));
    }
  }
  for (const [language, words] of Object.entries(processWords))
    await write(
      `process-${language}-worded-night`,
      processMap(heights, worded, themes.night, wordsBeside(worded, words, themes.night)),
    );
  await write('process-route-worded-night', processRoute(worded, themes.night));
}
