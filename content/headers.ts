/**
 * The one source of response headers: the gateway sends them, and the files for
 * other hosts are written from them.
 */

/**
 * What no page uses, and what would ask visitors for something or show more of them than they came to show. Scripts of
 * others do not run here, so the list is short: it is part of every page's first packets.
 */
const deniedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** What the policy allows beside the site's own files. */
export interface Allowed {
  /** Foreign origins that the forms are sent to. */
  readonly apiOrigins: readonly string[];
  /** Inline scripts, by their hash (lib/security/policies.ts). */
  readonly scripts: readonly string[];
}

/** What a document may load; a page may have its own styles inline. */
export const policyHeader = 'Content-Security-Policy';

/**
 * Scripts that make code, HTML or URLs of scripts from text are refused.
 *
 * @returns the Content Security Policy (docs/architecture.md, «A strict security policy»; W3C Trusted Types)
 */
export function contentSecurityPolicy({ apiOrigins = [], scripts = [] }: Partial<Allowed>): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...apiOrigins].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "trusted-types 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/**
 * @param policy of every answer but a page
 * @returns the headers of every answer, errors and redirects included; pages and what they show differ in some
 */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    [policyHeader]: policy,
    'X-Content-Type-Options': 'nosniff',
    // Language detection needs the referrer of links inside the site (specification 4.10, 35.4).
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
 * What differs where a file is no page but something that pages show or run; an empty value is not sent. Policies are
 * about documents, and a page's would be a quarter of the 3 kB in which a portrait comes. Should somebody open a
 * drawing by its address, it is a document after all: it keeps its colours and may do nothing (CSP Level 3, sandbox).
 * Other origins may show them, as readers of the feed do and all who read structured data; nothing there is private.
 */
export const partHeaders: Readonly<Record<string, string>> = {
  [policyHeader]: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Permissions-Policy': '',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** How long parts of pages may be kept, by how their path begins (RFC 9111, RFC 5861). */
export const cachingRules: readonly { readonly below: string; readonly rule: string }[] = [
  // The name holds a hash of the content, or of the build.
  { below: '/_next/static/', rule: 'public, max-age=31536000, immutable' },
  { below: '/scripts/', rule: 'public, max-age=31536000, immutable' },
  { below: '/images/', rule: 'public, max-age=86400, stale-while-revalidate=604800' },
];

/** What pages have, and every file that no rule names: kept, but asked for again each time. */
export const pageCaching = 'public, max-age=0, must-revalidate';

/** @returns whether a path is one of a picture, a font, a script or a style */
export const isPart = (pathname: string): boolean =>
  cachingRules.some(({ below }) => pathname.startsWith(below));

/**
 * @param pathname the path of a file that exists; what is not found is cached like a page
 * @returns its `Cache-Control`
 */
export function cacheControl(pathname: string): string {
  return cachingRules.find(({ below }) => pathname.startsWith(below))?.rule ?? pageCaching;
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

/** What the site consists of: the type of every file, by its ending (RFC 9110, 8.3). */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
};
