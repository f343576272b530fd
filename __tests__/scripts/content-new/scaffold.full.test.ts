/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderOfFile } from '../../support/folder';
import { fromPhone, sceneOf } from '../../support/photos';

// «npm run content:new scaffolds a valid entry in every language»: on a copy of the site, with the real checks.

const root = folderOfFile();
const copied = [
  'content',
  'public/locales',
  'pages',
  'components',
  'lib',
  'types',
  'art',
  'styles',
  'scripts',
  'docs',
];
const single = ['biome.jsonc', 'package.json', 'tsconfig.json'];

beforeAll(async () => {
  const filter = (path: string) => !path.endsWith('.test.tsx');
  for (const path of [...copied, ...single]) cpSync(path, join(root, path), { recursive: true, filter });
  cpSync('public/images', join(root, 'public/images'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  sceneOf(root).write('content/photos/hill.jpg', await fromPhone(90, 120, false));
});

/** One setting is wrong in every run of the content check but the last. */
const env: NodeJS.ProcessEnv = { ...process.env, NEXT_PUBLIC_API_ORIGIN: 'api.firnwerk.example/' };
const wrongSetting = expect.stringMatching(
  /^settings: NEXT_PUBLIC_API_ORIGIN: "api.firnwerk.example\/" is not an origin/,
);

function node(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  return { status, lines: `${stdout}${stderr}`.split('\n').filter((line) => line !== '') };
}
const check = () => node('--import', 'tsx', 'scripts/content-check/index.ts');
const contentNew = (command: string) =>
  node('--import', 'tsx', 'scripts/content-new/index.ts', ...command.split(' '));
const written: string[] = [];

test.each([
  ['photo hill', 1],
  ['job java-developer places=pristina,zurich from=80', 10],
  ['programme data-engineer start=2027-03-01 deadline=2027-02-15 instructor=agon enrolled=4', 10],
])('npm run content:new %s writes its files', (command, files) => {
  const { status, lines } = contentNew(command);
  expect([status, lines]).toEqual([0, expect.arrayContaining(['Next:'])]);
  const names = lines.flatMap((line) => (line.startsWith('written: ') ? line.slice('written: '.length) : []));
  written.push(...names);
  // Of the words, those in two languages: each further one gets as many files.
  expect(names.filter((name) => !/^(?:public\/locales)\/(?!en|de)/.test(name))).toHaveLength(files);
});

test('types and style are in order', () => {
  const biome = node(
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--colors=off',
    '--error-on-warnings',
    ...new Set(written),
  );
  expect([biome.status, biome.status === 0 ? [] : biome.lines]).toEqual([0, []]);
  // The written files and their dependencies, instead of the whole repository.
  const include = ['types', ...written.filter((file) => /\.tsx?$/.test(file))];
  writeFileSync(join(root, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const tsc = node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.new.json', '--incremental', 'false');
  expect(tsc).toEqual({ status: 0, lines: [] });
}, 60_000);

test.each([['job services places=zurich', 'pages/services.tsx: exists already']])(
  '%s is refused, and nothing is written',
  (command, sentence) => {
    const before = readFileSync(join(root, 'content/jobs.json'), 'utf8');
    expect(contentNew(command)).toEqual({ status: 1, lines: [`${sentence}; choose another id`] });
    expect(readFileSync(join(root, 'content/jobs.json'), 'utf8')).toBe(before);
  },
);

test('until its words are written the build stops, and each is named: file, language, key', () => {
  const drafts = written
    .filter((file) => /^(?:public\/locales|content\/photos)\//.test(file))
    .filter((file, index, all) => all.indexOf(file) === index)
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/✎/g) ?? []);
  const { status, lines } = check();
  const asked = lines.filter((line) => line.includes(' is still to be written: '));
  expect([status, asked.length]).toEqual([1, drafts.length]);
  expect(asked).toContain(
    'public/locales/de/jobs.json (German): postings.jobJavaDeveloper.title: is still to be written: the name of the position, in German; put it in the place of this note',
  );
  // Apart from texts, the programme's map is missing, and texts count five programmes.
  const counted = lines.filter((line) => line.includes('content/programmes.json has 6; write s'));
  expect(counted.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !asked.includes(line) && !counted.includes(line))).toEqual([
    expect.stringContaining('public/images/programmes/programmeDataEngineer.svg: is missing'),
    wrongSetting,
    expect.stringMatching(/^\d+ to fix/),
  ]);
});

test('once they are written, the content is in order', () => {
  delete env.NEXT_PUBLIC_API_ORIGIN;
  for (const file of written.filter((name) => /\.json$/.test(name))) {
    const path = join(root, file);
    // Each with its place, as no two titles may be the same.
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/✎([^"\n{]*)/g, (_, what: string, place: number) =>
        `Words ${place}`.padEnd(
          what.includes('155 characters') ? 125 : what.includes('60 characters') ? 50 : 8,
          'a',
        ),
      ),
    );
  }
  const number = { five: 'six', Five: 'Six', fünf: 'sechs', Fünf: 'Sechs' } as const;
  for (const file of ['en/careerStart', 'en/careers', 'de/careerStart', 'de/careers', 'de/meta']) {
    const path = join(root, `public/locales/${file}.json`);
    const texts = Object.entries(number).reduce(
      (text, [five, six]) => text.replaceAll(new RegExp(`${five} (?=programmes|Programme)`, 'g'), `${six} `),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, texts);
  }
  mkdirSync(join(root, 'public/images/programmes'), { recursive: true });
  cpSync(
    'public/images/programmes/programmeQa.svg',
    join(root, 'public/images/programmes/programmeDataEngineer.svg'),
  );
  expect(check()).toEqual({
    status: 0,
    // A hint follows, as this test writes the same words in both languages.
    lines: expect.arrayContaining([expect.stringMatching(/33 routes, \d+ articles\.$/)]),
  });
});
