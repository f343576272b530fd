import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { optimize } from 'svgo';

/**
 * Writes an SVG, made small by SVGO.
 *
 * @param precision decimals kept in coordinates
 */
export async function writeSvg(file: string, svg: string, precision = 1): Promise<void> {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: precision,
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${data}\n`);
}
