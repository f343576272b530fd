import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `npm run edit:build` (specification 39.7).

const build = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/edit/build.ts', ...args], { encoding: 'utf8' });

test.each([[['bitbucket', 'owner/site']], [['github', 'owner/site"; x']]])(
  'without a known place it says how to ask: %j',
  (args) => {
    const { status, stderr } = build(...args);
    expect([status, stderr]).toEqual([
      1,
      "Say where the site's files are: npm run edit:build -- github|gitlab owner/repository [branch [folder]]\n",
    ]);
  },
);

test('writes files and headers for a host, and lists the next steps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'editor-built-'));
  const { status, stdout } = build('github', 'owner/site', 'next', folder);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(status).toBe(0);
  const [, settings = ''] = /id="settings">(.*?)<\/script>/.exec(read('index.html')) ?? [];
  expect(JSON.parse(settings).configs.de.backend).toEqual({
    name: 'github',
    repo: 'owner/site',
    branch: 'next',
    auth_methods: ['token'],
  });
  expect(read('editor.js').length).toBeGreaterThan(100_000);
  const [path, ...headers] = read('_headers').trimEnd().split('\n');
  expect(path).toBe('/*');
  expect(headers.map((line) => line.trim().split(': ')[0])).toEqual([
    'Content-Security-Policy',
    'Referrer-Policy',
    'X-Content-Type-Options',
    'X-Robots-Tag',
  ]);
  expect(headers[0]).toContain("connect-src 'self' blob: data: https://api.github.com");
  expect(stdout).toContain(`The editor for owner/site is in ${folder}/.`);
  // No server takes a camera's notes out there, nor writes the file that says what a photo shows.
  expect(stdout).toContain('is <name>.json, such as');
  expect(stdout).toContain('exported without its location');
  rmSync(folder, { recursive: true });
});
