import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shortClassName } from '@/scripts/shortClassNames.mjs';
import { writtenFiles } from './files';

/** A class that its stylesheet lacks would be `undefined` in the page. */

const modules = /import (\w+) from '([^']+\.module\.css)'/g;

const classesOf = (sheet: string) =>
  new Set([...readFileSync(sheet, 'utf8').matchAll(/\.([A-Za-z]\w*)/g)].map(([, name]) => name));

const locate = (component: string, sheet: string) =>
  sheet.startsWith('@/') ? sheet.slice(2) : path.join(path.dirname(component), sheet);

/** The classes that a component takes from its stylesheets: `styles.title`. */
const taken = (component: string) => {
  const source = readFileSync(component, 'utf8');
  return [...source.matchAll(modules)].flatMap(([, styles = '', sheet = '']) =>
    [...source.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
      component,
      name,
      known: classesOf(locate(component, sheet)).has(name),
    })),
  );
};

it('every class used by a component is in its stylesheet', () => {
  const all = writtenFiles('.tsx').flatMap(taken);
  const unknown = all.filter(({ known }) => !known);
  expect(unknown.map(({ component, name }) => `${component}: ${name}`)).toEqual([]);
});

it('no two classes have the same short name in a build', () => {
  const names = writtenFiles('.module.css').flatMap((sheet) =>
    [...classesOf(sheet)].map((name = '') => [shortClassName(sheet, name), `${sheet}: ${name}`] as const),
  );
  const taken = new Map(names);
  expect(names.filter(([short, written]) => taken.get(short) !== written)).toEqual([]);
});
