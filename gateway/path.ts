/** The parsed path of a URL. */
export interface Path {
  /** Decoded. None of them is empty, and `/` has none. */
  readonly segments: readonly string[];
  readonly trailingSlash: boolean;
}

/**
 * Segments that no file of the site has: empty ones (as in `//`), names with a leading dot (`.`, `..` and
 * hidden files, except the folder `.well-known`), and names with a separator or control character, which another program
 * might act on.
 */
const refused = /^$|^\.|[\p{Cc}/\\]/u;

/** The folder for well-known files (RFC 8615). */
const wellKnown = '.well-known';

/**
 * Parses or refuses the path of a request. Redirects and file names are built from these segments only, so
 * they cannot leave the origin or the folder.
 *
 * @param target request target: path and query (RFC 9112, 3.2.1)
 * @returns the path, or undefined when no file or page can have that URL
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
