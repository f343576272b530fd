import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modulesFolder, rootFolder } from '../lib/paths';
import type { Size } from '../lib/point';

/** One screen of an invented product. */
export interface Scene extends Size {
  /** Paths below `art/scenes`, besides `base.css`. */
  readonly stylesheets: readonly string[];
  /** `family` for a variable font, `family/weight` for a static cut; all answer to the name UI. */
  readonly fonts: readonly string[];
  readonly body: string;
}

/** Every telephone's screen; it is placed in a telephone, every other one in a frame. */
export const phoneScreen = { width: 390, height: 844 } as const;

/** A `@font-face` rule that carries its file with it. */
async function fontFace(font: string): Promise<string> {
  const [family = '', weight = 'variable'] = font.split('/');
  const isVariable = weight === 'variable';
  const file = isVariable
    ? join('@fontsource-variable', family, 'files', `${family}-latin-wght-normal.woff2`)
    : join('@fontsource', family, 'files', `${family}-latin-${weight}-normal.woff2`);
  const data = (await readFile(join(modulesFolder, file))).toString('base64');
  const range = isVariable ? '100 900' : weight;
  return `@font-face{font-family:"UI";font-weight:${range};src:url(data:font/woff2;base64,${data})}`;
}

/** A scene as one HTML document without any outside reference. */
export async function sceneHtml(scene: Scene): Promise<string> {
  const faces = await Promise.all(scene.fonts.map(fontFace));
  const css = await Promise.all(
    ['base.css', ...scene.stylesheets].map((file) =>
      readFile(join(rootFolder, 'art', 'scenes', file), 'utf8'),
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${faces.join('')}${css.join('')}</style><body>${scene.body}</body></html>`;
}
