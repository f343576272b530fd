import { readdirSync, readFileSync } from 'node:fs';
import { company } from '@/content/company';
import { locales } from '@/content/locales';

// Specification 25.10, 30.1 and 30.3: content/company.json alone names the company. e2e/variant/rebranding.spec.ts builds
// the site for another one.

const below = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => `${folder}/${file}`);
const naming = (files: readonly string[]) =>
  files.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(company.slug));

it.each(locales)('catalogues, articles and policies use the placeholder for the company (%s)', (locale) => {
  const folders = ['public/locales', 'content/articles', 'content/policies'];
  expect(naming(folders.flatMap((folder) => below(`${folder}/${locale}`)))).toEqual([]);
});

it('in the source, only content/company.json and the variant name the company', () => {
  const sources = ['art', 'components', 'content', 'gateway', 'lib', 'pages', 'scripts', 'styles'];
  // Packages are named after the repository, which no visitor sees.
  const files = sources
    .flatMap(below)
    .filter(
      (file) => /(?<!\.test)\.(?:[jt]sx?|css|json)$/.test(file) && !/node_modules|package\.json$/.test(file),
    );
  expect(naming(files)).toEqual(['content/company.json', 'scripts/variant/otherCompany.ts']);
});
