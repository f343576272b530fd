import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { modulesFolder, rootFolder } from '../lib/paths';
import { codePoints, fontParts } from './parts';

/** What the pages set: kerning, digits of one width, marks over letters. The rest is a tenth of the file. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'lnum', 'tnum', 'mark', 'mkmk'];

/** The weights of `styles/tokens.css`. */
const weights = { min: 400, max: 700 };

/** Cuts the font of the pages into the files of `styles/fonts/`. */
export async function cutFonts(): Promise<void> {
  const files = join(modulesFolder, '@fontsource-variable', 'host-grotesk', 'files');
  for (const [name, { from, range }] of Object.entries(fontParts)) {
    const whole = await readFile(join(files, `host-grotesk-${from}-wght-normal.woff2`));
    const part = await subsetFont(whole, String.fromCodePoint(...codePoints(range)), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: features,
    });
    await writeFile(join(rootFolder, 'styles', 'fonts', `host-grotesk-${name}.woff2`), part);
  }
}
