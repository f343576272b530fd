import { letters } from '../shortClassNames.mjs';

// Not the `--` inside a class or a file's name.
const names = /(?<![\w-])--[a-z][\w-]*/gi;
const declared = /(?<![\w-])(--[a-z][\w-]*)\s*:/gi;

/**
 * Gives the custom properties of all stylesheets short names, the most frequent the shortest: `--a` in place of
 * `--c-rule-strong`. They stand in every page, and 250 of its bytes go with them as brotli. Nothing but stylesheets
 * may name one (`__tests__/house/customProperties.test.ts`); what no stylesheet declares keeps its name.
 *
 * @param sheets the styles of the whole site, by any key
 * @returns the same with short names; the same site gives the same ones
 */
export function shortenCustomProperties<Key>(sheets: ReadonlyMap<Key, string>): ReadonlyMap<Key, string> {
  const all = [...sheets.values()].sort().join('\n');
  const uses = new Map([...all.matchAll(declared)].map(([, name = '']) => [name, 0]));
  const kept = new Set<string>();
  for (const [name] of all.matchAll(names)) {
    const count = uses.get(name);
    if (count === undefined) kept.add(name);
    else uses.set(name, count + 1);
  }
  const byUse = [...uses].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  const free = shortNames(kept);
  const short = new Map(byUse.map(([name]) => [name, free.next().value]));
  return new Map(
    [...sheets].map(([key, css]) => [key, css.replace(names, (name) => short.get(name) ?? name)]),
  );
}

/** `--a` to `--z`, then `--aa`, `--ab`, … without those that are taken. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let place = 0; ; place += 1) {
    const name = `--${letters(place)}`;
    if (!taken.has(name)) yield name;
  }
}
