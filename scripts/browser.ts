import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { type BrowserScripts, scriptsFile } from '@/lib/browserScripts';
import { buildFields, readSettings } from '@/lib/settings';
import { shortClassName } from './shortClassNames.mjs';

const common = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
} satisfies BuildOptions;

/**
 * Bundles all browser scripts: the boot script and the page script (`lib/boot/`), the modules that hydrate
 * islands (`components/islands/`), and the outbox. Pages name or contain them (lib/browserScripts.ts), so
 * this runs before `next build`. It is also the first step to reject wrong settings.
 */
async function bundle(): Promise<void> {
  const settings = Object.keys(buildFields).map((name) => [
    `process.env.${name}`,
    JSON.stringify(process.env[name] ?? ''),
  ]);
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
  const entries = Object.entries(metafile.outputs).flatMap(([file, { entryPoint, imports }]) => {
    const needed = imports
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path: script }) => script);
    return entryPoint ? [[path.basename(entryPoint, '.ts'), [file, ...needed].map(urlOf)] as const] : [];
  });
  const { resume, ...islandScripts } = Object.fromEntries(entries);

  const page = await build({
    ...common,
    entryPoints: { page: 'lib/boot/pageScript.ts' },
    outdir: 'public/scripts',
    entryNames: '[name]-[hash]',
    metafile: true,
    external: ['/scripts/*'],
    define: { OUTBOX_URL: JSON.stringify(resume?.[0]) },
  });
  const scripts: BrowserScripts = {
    boot: await textOf('lib/boot/index.ts'),
    staticBoot: await textOf('lib/boot/static.ts'),
    page: urlOf(Object.keys(page.metafile.outputs)[0] ?? ''),
    islands: islandScripts,
  };
  await mkdir(path.dirname(scriptsFile), { recursive: true });
  await writeFile(scriptsFile, JSON.stringify(scripts));
}

const urlOf = (file: string) => file.replace(/^public/, '');

/** @returns a boot script, as pages contain it */
async function textOf(entry: string): Promise<string> {
  const { outputFiles } = await build({ ...common, entryPoints: [entry], format: 'iife', write: false });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The class names of the pages' build (scripts/shortClassNames.mjs); the styles are already in the page. */
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
