import { join } from 'node:path';

/** How `next dev` and `next build` turn the site's CSS into what browsers read. */
export default {
  plugins: {
    // Every module's rules go into their layer (`styles/tokens.css` has the order). The path is absolute, as Turbopack
    // resolves a relative one from a folder of its own.
    [join(process.cwd(), 'scripts/cssLayers.cjs')]: {},
    // Nested rules become plain ones: browsers of 2023 read no nesting.
    'postcss-nesting': {},
    autoprefixer: { flexbox: false, grid: false },
  },
};
