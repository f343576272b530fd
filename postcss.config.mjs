import { join } from 'node:path';

/** Transforms the site's CSS in `next dev` and `next build`. */
export default {
  plugins: {
    // Puts each module's rules into its layer (`styles/tokens.css` has the order). The path is absolute, as
    // Turbopack resolves a relative one from its own folder.
    [join(process.cwd(), 'scripts/cssLayers.cjs')]: {},
    // Flattens nested rules, which the oldest supported browsers know only in part.
    'postcss-nesting': {},
    autoprefixer: { flexbox: false, grid: false },
  },
};
