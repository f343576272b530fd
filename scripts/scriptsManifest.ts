/** Where `scripts/browser.ts` notes, below `public/` and `out/`, which scripts hydrate an island. */
export const scriptsManifest = 'scripts/manifest.json';
