import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'opentype.js';
import { modulesFolder } from './paths';

// The package is CommonJS whose names Node cannot see in an `import`, while its types know no default.
const opentype: typeof import('opentype.js') = createRequire(import.meta.url)('opentype.js');

/** The static cuts that logos, badges and the process diagram are set in; all are under the SIL Open Font License. */
export type Typeface =
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

const loaded = new Map<Typeface, Font>();

function fileOf(typeface: Typeface): string {
  const [, family = '', weight = '', style = 'normal'] = /^(.+)-(\d+)(?:-(italic))?$/.exec(typeface) ?? [];
  return join(
    modulesFolder,
    '@fontsource',
    family,
    'files',
    `${family}-latin-${weight}-${style || 'normal'}.woff`,
  );
}

/** A typeface, read once from its package. */
export function typefaceFont(typeface: Typeface): Font {
  const known = loaded.get(typeface);
  if (known) return known;
  const bytes = readFileSync(fileOf(typeface));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(typeface, font);
  return font;
}
