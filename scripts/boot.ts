import { writeFile } from 'node:fs/promises';
import { type BuildOptions, build } from 'esbuild';
import { minify } from 'terser';
import type { Environment } from '@/lib/readEnvironment';
import { buildFields, readSettings } from '@/lib/settings';

/**
 * Bundles what pages load beside the framework: `lib/boot/`, the small script that runs before first paint, in two
 * forms, for pages with the framework and for those without; the outbox for pages without a form; and what fetches pages
 * ahead. Comes first in the build, so it is the one to refuse wrong settings.
 */
const common: BuildOptions = {
  bundle: true,
  minify: true,
  target: 'es2020',
  legalComments: 'none',
};

const result = readSettings(process.env);
if (result.ok) {
  const { outputFiles } = await build({
    ...common,
    entryPoints: { boot: 'lib/boot/index.ts', 'boot-static': 'lib/boot/static.ts' },
    outdir: 'public',
    format: 'iife',
    write: false,
  });
  for (const { path, text } of outputFiles) await writeFile(path, await shortest(text));
  await build({
    ...common,
    entryPoints: { outbox: 'lib/outbox/resume.ts', prefetch: 'lib/prefetch/start.ts' },
    outdir: 'public',
    format: 'esm',
    define: publicSettings(process.env),
  });
} else {
  for (const problem of result.problems) console.error(problem);
  process.exitCode = 1;
}

/**
 * Every page holds this script, so 150 bytes of it are saved once more: what is called in one place goes there, functions
 * become arrows, as none asks for `this` or `arguments`, and what strict mode forbids the compiler has refused already.
 */
async function shortest(script: string): Promise<string> {
  const { code = '' } = await minify(script.replace('"use strict";', ''), {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 3, unsafe_arrows: true },
  });
  return code;
}

/** Puts the settings of the build in the place of their names, as the framework's own build does. */
function publicSettings(env: Environment): Record<string, string> {
  const names = Object.keys(buildFields);
  return Object.fromEntries(names.map((name) => [`process.env.${name}`, JSON.stringify(env[name] ?? '')]));
}
