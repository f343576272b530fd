import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { buildFields, readSettings } from '@/lib/settings';
import { scriptsManifest } from './scriptsManifest';
import { shortClassName } from './shortClassNames.mjs';

/**
 * Bundles all scripts that browsers load: the boot script and the page script (`lib/boot/`), what hydrates the islands
 * (`components/islands/`), and the outbox. Comes first in the build, so it is the one to refuse wrong settings.
 */
async function bundle(): Promise<void> {
  const settings = Object.keys(buildFields).map((name) => [
    `process.env.${name}`,
    JSON.stringify(process.env[name] ?? ''),
  ]);
  const common: BuildOptions = {
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
  };

  await rm('public/scripts', { recursive: true, force: true });
  const islands = await readdir('components/islands');
  const { metafile } = await build({
    ...common,
    entryPoints: ['lib/outbox/resume.ts', ...islands.map((file) => `components/islands/${file}`)],
    outdir: 'public/scripts',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    jsx: 'automatic',
    metafile: true,
    plugins: [classNames],
    alias: { 'next-i18next/pages': 'react-i18next' },
    define: { ...Object.fromEntries(settings), 'process.env.NODE_ENV': '"production"' },
  });
  const urlOf = (file: string) => file.replace(/^public/, '');
  const entries = Object.entries(metafile.outputs).flatMap(([file, { entryPoint, imports }]) => {
    const needed = imports
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path: script }) => script);
    return entryPoint ? [[path.basename(entryPoint, '.ts'), [file, ...needed].map(urlOf)] as const] : [];
  });
  const scripts = Object.fromEntries(entries);
  await writeFile(`public/${scriptsManifest}`, JSON.stringify(scripts));

  await build({
    ...common,
    entryPoints: { boot: 'lib/boot/index.ts', 'boot-static': 'lib/boot/static.ts' },
    outdir: 'public',
    format: 'iife',
  });
  await build({
    ...common,
    entryPoints: { page: 'lib/boot/pageScript.ts' },
    outdir: 'public',
    external: ['/scripts/*'],
    define: { OUTBOX_URL: JSON.stringify(scripts.resume?.[0]) },
  });
}

/** The class names that the build of the pages gives (scripts/shortClassNames.mjs); the styles are in the page already. */
const classNames: Plugin = {
  name: 'class names',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
      const names = (await readFile(file, 'utf8')).match(/(?<=\.)[a-z][\w-]*/gi) ?? [];
      const below = path.relative(process.cwd(), file);
      const short = Object.fromEntries(names.map((name) => [name, shortClassName(below, name)]));
      return { loader: 'json', contents: JSON.stringify(short) };
    });
  },
};

const read = readSettings(process.env);
if (read.ok) await bundle();
else {
  for (const problem of read.problems) console.error(problem);
  process.exitCode = 1;
}
