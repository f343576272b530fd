import { build } from 'esbuild';

/** Bundles `lib/boot/` into the one small script that runs before first paint. */
await build({
  entryPoints: ['lib/boot/index.ts'],
  outfile: 'public/boot.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  legalComments: 'none',
});
