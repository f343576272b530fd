import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { build } from 'esbuild';
import type { Collection } from '../forms/collections';
import type { EditorLanguage } from '../language';

/** A file of the editor's page. */
export interface Asset {
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** The configuration of Sveltia CMS. */
export type Config = Readonly<Record<string, unknown>> & { readonly collections: readonly Collection[] };

/** Settings for the page's script, which is otherwise the same everywhere. */
export interface AdminSettings {
  /** One for each language of editors. */
  readonly configs: Readonly<Record<EditorLanguage, Config>>;
  /** The files of all photos, so that a form can show one by its name. */
  readonly photos: readonly string[];
  /** On this machine only: the origin that shows drafts. */
  readonly site?: string;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * The forms contain no code or maps, so their packages are left out.
 * @see https://esbuild.github.io/api/#external
 */
const unused = ['@shikijs/*', 'leaflet', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter'];

/** @returns the files of the editor's page by path; none of them requests anything from another host */
export async function adminAssets(settings: AdminSettings): Promise<ReadonlyMap<string, Asset>> {
  const { outputFiles } = await build({
    entryPoints: { editor: 'scripts/edit/admin/index.ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    external: unused,
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
    write: false,
    logLevel: 'error',
  });
  // The package names them relative to itself.
  const extras = join(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')), 'assets');
  const names = readdirSync(extras);
  const asset = (name: string, content: string | Uint8Array): readonly [string, Asset] => [
    name,
    { type: types[extname(name)] ?? 'text/plain', content },
  ];
  return new Map<string, Asset>([
    ['/', { type: 'text/html; charset=utf-8', content: page(settings) }],
    ['/editor.css', { type: 'text/css', content: readFileSync('scripts/edit/admin/editor.css') }],
    ...outputFiles.map(({ path, text }) => asset(`/${basename(path)}`, withOwnFonts(text, names))),
    ...names.map((name) => asset(`/assets/${name}`, readFileSync(join(extras, name)))),
  ]);
}

/** Its styles load fonts from another host, although the package contains them. */
function withOwnFonts(script: string, names: readonly string[]): string {
  const hosted = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;
  return script.replace(hosted, (url, family: string, style: string) => {
    const own = names.find((name) => name.startsWith(`${family}-${style}`));
    if (!own) throw new Error(`@sveltia/cms brings no font for ${url}`);
    return `/assets/${own}`;
  });
}

const page = (settings: AdminSettings): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Editor</title>
<link rel="stylesheet" href="/editor.css">
<script type="application/json" id="settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/editor.js"></script>
<div id="editor">
<div id="nc-root"></div>
<section id="check" hidden></section>
</div>
</html>
`;
