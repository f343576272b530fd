import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font, Glyph } from 'opentype.js';
import { modulesFolder } from './paths';

// The package is CommonJS whose names Node cannot see in an `import`, while its types know no default.
const opentype: typeof import('opentype.js') = createRequire(import.meta.url)('opentype.js');

/** The static cuts that logos, badges and the process diagram are set in; all are under the SIL Open Font License. */
export type FontName =
  | 'archivo-black-400'
  | 'barlow-condensed-600'
  | 'barlow-condensed-700-italic'
  | 'dm-serif-display-400'
  | 'host-grotesk-400'
  | 'host-grotesk-500'
  | 'host-grotesk-600'
  | 'host-grotesk-700'
  | 'jost-400'
  | 'jost-500'
  | 'lora-600-italic'
  | 'manrope-800'
  | 'sora-600'
  | 'zilla-slab-700';

/** Which letters a file holds: those of Western Europe, or the further ones of Central Europe, Turkey and so on. */
type Subset = 'latin' | 'latin-ext';

const loaded = new Map<string, Font>();

function fileOf(name: FontName, subset: Subset): string {
  const [, family = '', weight = '', style = 'normal'] = /^(.+)-(\d+)(?:-(italic))?$/.exec(name) ?? [];
  return join(
    modulesFolder,
    '@fontsource',
    family,
    'files',
    `${family}-${subset}-${weight}-${style || 'normal'}.woff`,
  );
}

/** A font, read once from its package. */
export function openFont(name: FontName, subset: Subset = 'latin'): Font {
  const file = fileOf(name, subset);
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(file);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(file, font);
  return font;
}

/**
 * A font's shape of a character.
 *
 * @throws when it has none: a box in its place would go unnoticed
 */
export function glyphOf(name: FontName, character: string): Glyph {
  for (const subset of ['latin', 'latin-ext'] as const) {
    const font = openFont(name, subset);
    if (font.charToGlyphIndex(character) > 0) return font.charToGlyph(character);
  }
  throw new Error(`${name} has no "${character}"; write the text without it`);
}
