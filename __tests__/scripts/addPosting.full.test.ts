import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// On a copy of the site, with the real checks.

const root = mkdtempSync(join(tmpdir(), 'add-posting-'));
const folders = [
  'content',
  'public',
  'pages',
  'components',
  'lib',
  'types',
  'art',
  'styles',
  'scripts',
  'docs',
];

beforeAll(() => {
  for (const path of [...folders, 'biome.jsonc', 'package.json', 'tsconfig.json'])
    cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true }));

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, lines: `${stdout}${stderr}`.split('\n').filter((line) => line !== '') };
}
const add = (...args: readonly string[]) => run('--import', 'tsx', 'scripts/addPosting.ts', ...args);
const check = () => run('--import', 'tsx', 'scripts/content-check/index.ts');
const catalogues = ['en', 'de'].flatMap((locale) =>
  ['jobs', 'careers', 'meta'].map((name) => `public/locales/${locale}/${name}.json`),
);
const written = ['content/routes.ts', 'content/jobs.json', 'pages/data-engineer.tsx', ...catalogues];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test.each([
  [['My_Post'], 'Name one posting in lower-case words joined by hyphens: npm run posting:add data-engineer'],
  [['services'], 'content/routes.ts: has jobServices or /services already; choose another name'],
  [['angular'], 'content/routes.ts: has jobAngular or /angular already; choose another name'],
])('%j is refused in one sentence, and nothing is written', (args, sentence) => {
  expect(add(...args)).toEqual({ status: 1, lines: [sentence] });
  expect(read('content/jobs.json')).toBe(readFileSync('content/jobs.json', 'utf8'));
});

test('adds a posting in order, except that each of its texts is still to be written', () => {
  expect(add('data-engineer')).toMatchObject({ status: 0 });
  const drafts = catalogues.flatMap((file) => read(file).match(/✎/g) ?? []);
  const { status, lines } = check();
  const asked = lines.filter((line) => line.includes(' is still to be written: '));
  expect([status, asked.length]).toEqual([1, drafts.length]);
  expect(asked).toContain(
    'public/locales/de/jobs.json (German): postings.jobDataEngineer.title: is still to be written: the name of the position, in German; replace the note with it',
  );
  expect(lines.filter((line) => !asked.includes(line))).toEqual([expect.stringMatching(/^\d+ to fix/)]);

  const biome = ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings'];
  expect(run(...biome, ...written)).toMatchObject({ status: 0 });
  const include = ['types', 'pages/data-engineer.tsx', 'pages/[[]locale]/data-engineer.tsx'];
  writeFileSync(join(root, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.new.json', '--incremental', 'false'];
  expect(run(...tsc)).toEqual({ status: 0, lines: [] });
}, 60_000);
