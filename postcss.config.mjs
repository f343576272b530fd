import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Turbopack looks for a plugin from a folder of its own. The editor's preview runs in a copy of the site inside the project.
const layers = [process.cwd(), join(process.cwd(), '../..')]
  .map((folder) => join(folder, 'scripts/cssLayers.cjs'))
  .find((file) => existsSync(file));

/** How `next dev` and `next build` turn the site's CSS into what browsers read. */
export default {
  plugins: {
    // Every module's rules go into their layer (`styles/tokens.css` has the order).
    [layers ?? './scripts/cssLayers.cjs']: {},
    // Nested rules become plain ones: browsers of 2023 read no nesting.
    'postcss-nesting': {},
    autoprefixer: { flexbox: false, grid: false },
  },
};
