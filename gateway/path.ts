/** The path of a URL, taken apart. */
export interface Path {
  /** Decoded, none of them empty; none at all for `/`. */
  readonly segments: readonly string[];
  readonly trailingSlash: boolean;
}

/**
 * What no file of the site is called: nothing (as in `//`), a name with a dot in
 * front (`.`, `..` and hidden files; one folder is excepted), and a name with a separator
 * or a control character in it, which some other program down the line might act upon.
 */
const refused = /^$|^\.|[\p{Cc}/\\]/u;

/** The folder for files that programs look for on every site (RFC 8615). */
const wellKnown = '.well-known';

/**
 * Takes the path of a request apart, or refuses it. Redirects and file names are
 * made of these segments only, so neither can leave the origin or the folder.
 *
 * @param target what the request line holds: path and query (RFC 9112, 3.2.1)
 * @returns the path, or nothing when no file and no page can have that URL
 */
export function readPath(target: string): Path | undefined {
  const pathname = splitTarget(target).pathname;
  if (!pathname.startsWith('/')) return undefined;
  if (pathname === '/') return { segments: [], trailingSlash: false };
  const trailingSlash = pathname.endsWith('/');
  const encoded = pathname.slice(1, trailingSlash ? -1 : undefined).split('/');
  try {
    const segments = encoded.map(decodeURIComponent);
    const others = segments[0] === wellKnown ? segments.slice(1) : segments;
    return others.some((segment) => refused.test(segment)) ? undefined : { segments, trailingSlash };
  } catch {
    return undefined; // Malformed percent-encoding.
  }
}

/**
 * @param target path and query of a request
 * @returns both, undecoded; the query with its question mark, or '' without one
 */
export function splitTarget(target: string): { readonly pathname: string; readonly query: string } {
  const end = target.indexOf('?');
  if (end === -1) return { pathname: target, query: '' };
  return { pathname: target.slice(0, end), query: target.slice(end) };
}
