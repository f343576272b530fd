import { type BuildOptions, build } from 'esbuild';
import type { Environment } from '@/lib/readEnvironment';
import { buildFields, readSettings } from '@/lib/settings';

/**
 * Bundles what pages load beside the framework: `lib/boot/`, the small script that runs before first paint, in two
 * forms, for pages with the framework and for those without; and the outbox for pages without a form. Comes first in the
 * build, so it is the one to refuse wrong settings.
 */
const common: BuildOptions = {
  bundle: true,
  minify: true,
  target: 'es2020',
  legalComments: 'none',
};

const result = readSettings(process.env);
if (result.ok) {
  await build({
    ...common,
    entryPoints: { boot: 'lib/boot/index.ts', 'boot-static': 'lib/boot/static.ts' },
    outdir: 'public',
    format: 'iife',
  });
  await build({
    ...common,
    entryPoints: { outbox: 'lib/outbox/resume.ts' },
    outdir: 'public',
    format: 'esm',
    define: publicSettings(process.env),
  });
} else {
  for (const problem of result.problems) console.error(problem);
  process.exitCode = 1;
}

/** Puts the settings of the build in the place of their names, as the framework's own build does. */
function publicSettings(env: Environment): Record<string, string> {
  const names = Object.keys(buildFields);
  return Object.fromEntries(names.map((name) => [`process.env.${name}`, JSON.stringify(env[name] ?? '')]));
}
