/**
 * The security policy of the editor's page. Sveltia CMS inserts styles, and shows pictures and drafts from
 * blobs. Scripts of other hosts are blocked, as are requests to hosts that are not named.
 *
 * @param connects further origins for requests
 * @param frames origins of embedded pages
 * @param pictures origins of pictures
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
    // For editors who install the editor as an app.
    'manifest-src blob:',
    `connect-src ${["'self'", 'blob:', 'data:', ...connects].join(' ')}`,
    `frame-src ${['blob:', ...frames].join(' ')}`,
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
