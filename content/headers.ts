/**
 * The one source of response headers: the gateway sends them, and the files for
 * other hosts are written from them.
 */

/** What no page uses. Only names that Chromium knows: each other one would be a console message. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * @param apiOrigins foreign origins that the forms are sent to; none by default
 * @returns the Content Security Policy (architecture, «Security policy»)
 */
export function contentSecurityPolicy(apiOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...apiOrigins].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * @param apiOrigins foreign origins that the forms are sent to; none by default
 * @returns the headers of every answer, errors and redirects included
 */
export function securityHeaders(apiOrigins: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(apiOrigins),
    'X-Content-Type-Options': 'nosniff',
    // Language detection needs the referrer of links inside the site (decisions, «URLs and languages»).
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // One year, this host alone: its neighbours decide for themselves. Ignored over http (RFC 6797, 8.1).
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * @param pathname the path of a file that exists; what is not found is cached like a page
 * @returns its `Cache-Control` (RFC 9111, RFC 5861)
 */
export function cacheControl(pathname: string): string {
  // The name holds a hash of the content, or of the build.
  if (pathname.startsWith('/_next/static/')) return 'public, max-age=31536000, immutable';
  if (pathname.startsWith('/images/')) return 'public, max-age=86400, stale-while-revalidate=604800';
  return 'public, max-age=0, must-revalidate';
}

/** Endings of the files that are also kept compressed: text, as pictures and fonts already are. */
export const compressedEndings: readonly string[] = [
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.atom',
  '.webmanifest',
  '.ico',
];
