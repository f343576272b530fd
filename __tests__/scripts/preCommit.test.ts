/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The hook of `.githooks/`, run by git with the tools of this repository in one of a few files. */

let folder: string;

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

/** Without what git tells a hook, should one run this test: it names another repository. */
const env = { ...process.env };
for (const name of Object.keys(env)) if (name.startsWith('GIT_')) delete env[name];

function git(...args: string[]): { status: number | null; said: string } {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@visitor.test',
    '-c',
    'commit.gpgSign=false',
  ];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, said: stdout + stderr };
}

function commit() {
  git('add', '.');
  return git('commit', '--message', 'A change');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pre-commit-'));
  git('init', '--quiet');
  git('config', 'core.hooksPath', '.githooks');
  cpSync('.githooks', join(folder, '.githooks'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  write('.gitignore', 'node_modules\n');
  write('biome.jsonc', '{ "files": { "includes": ["*.ts"] } }\n');
  write('tsconfig.json', '{ "compilerOptions": { "noEmit": true, "types": [] } }\n');
  write('package.json', '{ "scripts": { "content:check": "node content.cjs" } }\n');
  write('content.cjs', '');
  write('sound.ts', 'export const answer: number = 42;\n');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lets a sound change pass', () => {
  expect(commit()).toMatchObject({ status: 0 });
});

it('stops for style, types and content, shows what was found, and says what mends the style', () => {
  write('sound.ts', "export const answer: number='forty-two'");
  write('content.cjs', "console.error('A text is missing.');\nprocess.exit(1);\n");
  const { status, said } = commit();
  expect(status).toBe(1);
  for (const finding of ['sound.ts format', 'sound.ts(1,14): error', 'A text is missing.']) {
    expect(said).toContain(finding);
  }
  const [, parts] = said.match(/Not committed, for what is said above on (.*)\.\n/) ?? [];
  expect(parts).toBe('style (npm run fix mends most of it), types, content');
});

it('does not look at the style of a file that is not staged', () => {
  git('add', '.');
  write('draft.ts', 'export const draft=1');
  expect(git('commit', '--message', 'A change')).toMatchObject({ status: 0 });
});

it('says what to do where nothing is installed', () => {
  rmSync(join(folder, 'node_modules'));
  const { status, said } = commit();
  expect(status).toBe(1);
  expect(said).toContain('run npm ci first');
});
