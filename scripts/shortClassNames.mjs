import { createHash } from 'node:crypto';
import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The names that classes of CSS modules have in a build: `bk7` in place of `CaseStudy_figure__x3RqL`. A page says each
 * of them twice, in its styles and in its HTML, and they do not compress; short ones save 7 of 100 bytes of a page, and
 * let some come in the first ten packets of a connection (docs/performance.md). `next dev` keeps the long ones.
 */

const ending = '.module.css';

/**
 * A name of letters for the file and a number for the class, counted as they come. The server's and the browser's part
 * of a build count alike, as each reads a file's classes in their order. No class of the global styles looks like this
 * (`__tests__/house/classNames.test.ts`).
 *
 * @param {string} root the project's folder
 * @returns {{ version: string, nameFor: (file: string, name: string) => string }} `version` changes with the names of
 *   the files, on which all short names depend
 */
export function shortClassNames(root) {
  // As webpack names them: without links on the way.
  const folder = realpathSync(join(root, 'components'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort();
  const prefixes = new Map(files.map((file, place) => [file, letters(place)]));
  /** @type {Map<string, Map<string, number>>} */
  const seen = new Map(files.map((file) => [file, new Map()]));
  return {
    version: createHash('sha256').update(files.join()).digest('hex'),
    nameFor(file, name) {
      const names = seen.get(file);
      if (!names) throw new Error(`${file}: a CSS module outside components/ gets no name; move it there.`);
      if (!names.has(name)) names.set(name, names.size);
      return `${prefixes.get(file)}${names.get(name)}`;
    },
  };
}

/**
 * Gives the CSS modules of a production build short names.
 *
 * @param {Parameters<NonNullable<import('next').NextConfig['webpack']>>[0]} config as Next.js passes it to `webpack` in its settings; changed in place
 * @param {string} root the project's folder
 */
export function shortenClassNames(config, root) {
  const { version, nameFor } = shortClassNames(root);
  let found = 0;
  for (const { options } of loaders(config.module.rules)) {
    const long = options?.modules?.getLocalIdent;
    if (!long) continue;
    // The same kind of loader names the classes that stand for a typeface.
    options.modules.getLocalIdent = (file, pattern, name, ...rest) =>
      file.resourcePath.endsWith(ending)
        ? nameFor(file.resourcePath, name)
        : long(file, pattern, name, ...rest);
    found += 1;
  }
  if (found === 0)
    throw new Error('next.config.js: Next.js names its loader of CSS modules in another way than before.');
  // Names from an earlier build are kept with their files, and another list of files would give them to others.
  if (config.cache?.version) config.cache.version += `|${version}`;
}

/** All loaders of nested rules. */
function* loaders(rules) {
  for (const rule of rules ?? []) {
    if (!rule || typeof rule !== 'object') continue;
    yield* [rule.use].flat().filter((use) => use && typeof use === 'object');
    yield* loaders(rule.oneOf);
    yield* loaders(rule.rules);
  }
}

/**
 * @param {number} place from 0 on
 * @returns {string} `a` to `z`, then `aa`, `ab`, …
 */
export const letters = (place) =>
  place < 26
    ? String.fromCharCode(97 + place)
    : letters(Math.floor(place / 26) - 1) + String.fromCharCode(97 + (place % 26));
