/**
 * The only source of response headers: the gateway sends them, and the files for other hosts are generated
 * from them.
 */

/**
 * Unused features that would prompt visitors or reveal something about them. No third-party scripts run here,
 * so the list is short, as it is part of every page's first packets.
 */
const deniedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Additions to the site's own files in the policy. */
export interface Allowed {
  /** Other origins that receive the forms. */
  readonly apiOrigins: readonly string[];
  /** Hashes of inline scripts (lib/security/policies.ts). */
  readonly scripts: readonly string[];
}

/** Policy of what a document may load; a page may have its own inline styles. */
export const policyHeader = 'Content-Security-Policy';

/**
 * The policy also refuses to create code, HTML or script URLs from text.
 *
 * @returns the Content Security Policy (docs/architecture.md, "A strict security policy"; W3C Trusted Types)
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
 * @param policy of every answer except pages
 * @returns the headers of every answer, including errors and redirects; parts of pages differ in some
 */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    [policyHeader]: policy,
    'X-Content-Type-Options': 'nosniff',
    // Language detection needs the referrer of internal links (specification 4.10, 35.4).
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // One year, without subdomains. Ignored over http (RFC 6797, 8.1).
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * Headers that differ for parts of pages (pictures, fonts, scripts, styles); an empty value is not sent.
 * Policies apply to documents, and a page's would be a quarter of a portrait's 3 kB. A drawing opened by its
 * address is a document after all: it keeps its colours and may do nothing (CSP Level 3, sandbox). Other
 * origins may show these files, as feed readers and users of structured data do; none is private.
 */
export const partHeaders: Readonly<Record<string, string>> = {
  [policyHeader]: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Permissions-Policy': '',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** How long parts of pages may be cached, by the start of the path (RFC 9111, RFC 5861). */
export const cachingRules: readonly { readonly below: string; readonly rule: string }[] = [
  // The name contains a hash of the content, or of the build.
  { below: '/_next/static/', rule: 'public, max-age=31536000, immutable' },
  { below: '/scripts/', rule: 'public, max-age=31536000, immutable' },
  { below: '/images/', rule: 'public, max-age=86400, stale-while-revalidate=604800' },
];

/** For pages, and every file without a rule: cached, but revalidated each time. */
export const pageCaching = 'public, max-age=0, must-revalidate';

/** @returns whether a path is one of a picture, a font, a script or a style */
export const isPart = (pathname: string): boolean =>
  cachingRules.some(({ below }) => pathname.startsWith(below));

/**
 * @param pathname the path of an existing file; a missing one is cached like a page
 * @returns its `Cache-Control`
 */
export function cacheControl(pathname: string): string {
  return cachingRules.find(({ below }) => pathname.startsWith(below))?.rule ?? pageCaching;
}

/**
 * A header of files with one ending: search results should lead to the page, not to its Markdown twin. A canonical link in a
 * header would need a rule per file on static hosts, and they have room for 100.
 */
export const robotsRule = { ending: '.md', name: 'X-Robots-Tag', value: 'noindex' } as const;

/** Endings of files that also exist compressed: texts, as pictures and fonts already are. */
export const compressedEndings: readonly string[] = [
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.atom',
  '.md',
  '.webmanifest',
  '.ico',
];

/** The media types of all files of the site, by ending (RFC 9110, 8.3). */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
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
