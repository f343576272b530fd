import { readFileSync } from 'node:fs';

/** Rows of the table below specification 2.1: `path`, `path` or `folder/` with `slug`, `slug`. */
const rows = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| 2\.\d+ \| ([^|]+) \|/gm)];

/** The paths of the table, in its order; the company's slug is filled in. */
export const specifiedRoutes: readonly string[] = rows.flatMap(([, cell = '']) => {
  const [first = '', ...others] = [...cell.replace(/;.*/, '').matchAll(/`([^`]+)`/g)].map(([, path = '']) =>
    path.replace('<slug>', 'firnwerk'),
  );
  return first.endsWith('/') && others.length > 0 ? others.map((slug) => first + slug) : [first, ...others];
});
