import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimize } from 'svgo';
import type { PersonId } from './people';
import { people, personIds } from './people';
import { drawPortrait } from './portrait';

export type { PersonId } from './people';
export { personIds } from './people';

/** The finished picture of one person, as an optimised SVG document. */
export function portraitSvg(id: PersonId): string {
  const { data } = optimize(drawPortrait(id, people[id]), {
    multipass: true,
    floatPrecision: 1,
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  });
  return data;
}

/** Writes one `<id>.svg` per person. */
export async function drawPortraits(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  for (const id of personIds) await writeFile(join(outDir, `${id}.svg`), `${portraitSvg(id)}\n`);
}
