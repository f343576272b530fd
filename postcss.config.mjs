/** How `next dev` and `next build` turn the site's CSS into what browsers read. */
export default {
  plugins: {
    // Every module's rules go into their layer (`styles/tokens.css` has the order).
    './scripts/cssLayers.cjs': {},
    // Nested rules become plain ones: browsers of 2023 read no nesting.
    'postcss-nesting': {},
    autoprefixer: { flexbox: false, grid: false },
  },
};
