import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modulesFolder, rootFolder } from '../lib/paths';
import type { Size } from '../lib/point';
import { type German, inGerman } from './german';

/** Languages in which the products' screens are drawn. */
export const sceneLanguages = ['en', 'de'] as const;
export type SceneLanguage = (typeof sceneLanguages)[number];

/** One screen of an invented product. */
export interface Scene extends Size {
  /** Paths below `art/scenes`, besides `base.css`. */
  readonly stylesheets: readonly string[];
  /** `family` for a variable font, `family/weight` for a static cut; all answer to the name UI. */
  readonly fonts: readonly string[];
  /** In English. */
  readonly body: string;
  readonly german: German;
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
export async function sceneHtml(scene: Scene, language: SceneLanguage): Promise<string> {
  const faces = await Promise.all(scene.fonts.map(fontFace));
  const css = await Promise.all(
    ['base.css', ...scene.stylesheets].map((file) =>
      readFile(join(rootFolder, 'art', 'scenes', file), 'utf8'),
    ),
  );
  const body = language === 'de' ? inGerman(scene.body, scene.german) : scene.body;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${faces.join('')}${css.join('')}</style><body>${body}</body></html>`;
}
