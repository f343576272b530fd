/**
 * The security policy of the editor's page. Sveltia CMS inserts its styles, and shows pictures and drafts from blobs; but
 * no script of another host runs, and nothing is sent to one that is not named.
 *
 * @param connects origins that it may ask, besides its own
 * @param frames origins of pages that it may show
 * @param pictures origins of pictures that it may show
 */
export const policyOf = (
  connects: readonly string[],
  frames: readonly string[] = [],
  pictures: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline' blob:",
    `img-src ${["'self'", 'blob:', 'data:', ...connects, ...pictures].join(' ')}`,
    "font-src 'self'",
    // Sveltia CMS makes one for who keeps the editor as an app.
    'manifest-src blob:',
    `connect-src ${["'self'", 'blob:', 'data:', ...connects].join(' ')}`,
    `frame-src ${['blob:', ...frames].join(' ')}`,
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
