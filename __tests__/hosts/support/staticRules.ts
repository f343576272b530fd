/** One rule of a file `_headers`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
}

/** Reads `_headers`: a path, then indented lines with a header each; `#` begins a comment. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!line.startsWith(' ')) {
      rules.push({ path: line, headers: [] });
      continue;
    }
    const [, name = '', value = ''] = /^ +([^:]+): (.+)$/.exec(line) ?? [];
    rules.at(-1)?.headers.push([name.toLowerCase(), value]);
  }
  return rules;
}

/**
 * @returns the headers of a path; of a header that several rules name, all values, as
 *   Cloudflare sends them, joined with commas
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path: pattern, headers } of rules) {
    if (!match(pattern, path)) continue;
    for (const [name, value] of headers) found[name] = name in found ? `${found[name]}, ${value}` : value;
  }
  return found;
}

/** One line of a file `_redirects`. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  /** As it is written: Netlify's may end in `!`. */
  readonly status: string;
}

/** Reads `_redirects`: source, target, status. */
export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .map(([from = '', to = '', status = '302']) => ({ from, to, status }));
}

/**
 * Matches a path with a pattern, as both hosts do: `:name` is one segment, `*` at
 * the end is anything.
 *
 * @returns the parts by their names, or nothing when it does not fit
 */
export function match(pattern: string, path: string): Record<string, string> | undefined {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '(?<splat>.*)')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${source}$`).exec(path);
  return found ? { ...found.groups } : undefined;
}

/** Puts the parts of a match into a target. */
export function fill(target: string, parts: Readonly<Record<string, string>>): string {
  return target.replace(/:(\w+)/g, (_, name: string) => parts[name] ?? '');
}
