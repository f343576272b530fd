import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the documents tell to run or to read is there. */

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'art/README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

it.each(documents)('%s: every command exists', (file) => {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(/npm (?:run (?:--silent |-s )?([\w:][\w:-]*)|(test|start)\b)/g)];
  const unknown = named.map(([, run, short]) => run ?? short ?? '').filter((name) => !(name in scripts));
  expect(unknown).toEqual([]);
});

it.each(documents)('%s: every link to a file leads to one', (file) => {
  // Examples of code may link to pages of the site.
  const text = readFileSync(file, 'utf8').replace(/^(`{3,})[\s\S]*?^\1$|`[^`\n]+`/gm, '');
  const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  const missing = links
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(dirname(file), target)));
  expect(missing).toEqual([]);
});

it.each(documents)('%s: every path of this repository exists', (file) => {
  const known =
    /`((?:\.githooks|__tests__|art|components|content|docs|e2e|gateway|lib|pages|public|scripts|styles|types)\/[\w./[\]-]*)`/g;
  const paths = [...readFileSync(file, 'utf8').matchAll(known)].map(([, path = '']) => path);
  // Albanian is the guide's example of a language that is not there yet.
  expect(
    paths.filter((path) => !/^(?:public\/locales|content\/\w+)\/sq/.test(path) && !existsSync(path)),
  ).toEqual([]);
});
