import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '@/scripts/copySite';

// What `rebuild.test.ts` says of an export, of the whole build: nothing that `next build` writes is another each time.

const folder = copySite('firnwerk-rebuild-');
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds; every file of the site with its bytes and its inode, which stays until it is rewritten. */
function built(): ReadonlyMap<string, string> {
  // Jest has set another one.
  const env = { ...process.env, NODE_ENV: 'production' } as const;
  execFileSync('npm', ['run', 'build'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const out = join(folder, 'out');
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(out, name)).isFile(),
  );
  return new Map(
    files.map((name) => [
      name,
      `${statSync(join(out, name)).ino} ${readFileSync(join(out, name)).toString('base64')}`,
    ]),
  );
}

test('a changed word changes its page and its catalogue, and touches nothing else of the site', () => {
  const before = built();
  const catalogue = join(folder, 'public/locales/en/legal.json');
  const texts = readFileSync(catalogue, 'utf8');
  writeFileSync(catalogue, texts.replace('Legal domicile', 'Domicile'));
  const after = built();
  const touched = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  const changed = ['legal.html', 'locales/en/legal.json'].flatMap((file) => [
    file,
    `${file}.br`,
    `${file}.gz`,
  ]);
  expect(touched.sort()).toEqual(changed);
  expect(readFileSync(join(folder, 'out/legal.html'), 'utf8')).toContain('>Domicile<');
}, 600_000);
