/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** docs/testing.md leads from each section of the specification to its tests. */

/** The specification's own table of contents; a section that holds several subjects may have several rows. */
const sections = [
  '1. What the product does and for whom',
  ...[
    'Route table',
    'Each route change',
    'Navigation and footer',
    'Home',
    'Testimonial carousel',
    'Services',
    'Our work',
    'Case studies',
    'Careers',
    'Career start programme list',
    'Programme detail pages',
    'Instructor profiles',
    'About us',
    'Contact us',
    'Dedicated teams',
    'Product innovation',
    'Job postings',
    'Legal disclaimer',
    'Policies',
    'Blog list',
    'Blog article',
    'Page metadata',
  ].map((name) => `2. ${name}`),
  ...['3. Entities and their fields', '3. Programme facts', '3. Curricula'],
  '4. States and transitions',
  ...['5. Application form', '5. Contact page form', '5. Short form'],
  '6. Roles and permissions',
  '7. The calls it makes',
  '8. The error catalogue',
  '9. Business constants and limits',
];

const text = readFileSync('docs/testing.md', 'utf8');
const rows = [...text.matchAll(/^\| ([^|]+) \| ((?:`[\w./-]+\.(?:spec|test|hosts)\.tsx?` ?)+)\|$/gm)].map(
  ([, section = '', files = '']) => ({
    section: section.split(': ')[0],
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }),
);

it.each(sections)('“%s” has tests', (name) => {
  const files = rows.filter(({ section }) => section === name).flatMap((row) => row.files);
  expect(files).not.toEqual([]);
});

it('every test file that it names exists', () => {
  const named = rows.flatMap(({ files }) => files);
  expect(named.length).toBeGreaterThan(100);
  const fileOf = (name: string) => {
    if (name.startsWith('components/')) return name;
    return join(name.endsWith('.spec.ts') ? 'e2e' : '__tests__', name);
  };
  expect(named.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
});

it.each(['docs/architecture.md', 'docs/testing.md', 'CONTRIBUTING.md'])(
  'every path of this repository that %s names exists',
  (guide) => {
    const known =
      /`((?:\.githooks|__tests__|art|components|content|docs|e2e|gateway|lib|pages|public|scripts|styles|types|visual)\/[\w./[\]-]*)`/g;
    const paths = [...readFileSync(guide, 'utf8').matchAll(known)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(3);
    // In the table, what is in `__tests__/` goes without its name.
    const exists = (path: string) => existsSync(path) || existsSync(join('__tests__', path));
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  },
);

it.each(['docs/architecture.md', 'docs/testing.md', 'CONTRIBUTING.md'])(
  'every command of this repository that %s names exists',
  (guide) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const commands = [
      ...readFileSync(guide, 'utf8').matchAll(/npm (?:run (?:--silent )?|(?=test))([\w:]+)/g),
    ];
    expect(commands.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  },
);
