/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

// Files that are written because others exist (docs/architecture.md, "What a change touches").

const root = mkdtempSync(join(tmpdir(), 'derived-files-'));
afterAll(() => rmSync(root, { recursive: true }));

const add = (file: string, text = '') => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const derive = () =>
  spawnSync(process.execPath, [resolve('scripts/derivedFiles.mjs')], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .sort();

test('a page gets its file for other languages, and loses it with the page', () => {
  add('public/locales/en/audit.json', '{}');
  add('types/i18next.d.ts');
  for (const page of ['_app', 'audit', 'blogs/[slug]', '[locale]/former']) add(`pages/${page}.tsx`);
  expect(derive()).toEqual([
    'pages/[locale]/audit.tsx was written: commit it, too',
    'pages/[locale]/blogs/[slug].tsx was written: commit it, too',
    'pages/[locale]/former.tsx was removed, as pages/former.tsx is gone: commit that, too',
    'types/i18next.d.ts was written: commit it, too',
  ]);
  expect(existsSync(join(root, 'pages/[locale]/former.tsx'))).toBe(false);
  const written = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(written('pages/[locale]/audit.tsx')).toContain('getStaticPaths = otherLocales();');
  expect(written('pages/[locale]/blogs/[slug].tsx')).toContain('otherLocales(inDefaultLocale);');
  expect(written('types/i18next.d.ts')).toContain("audit: typeof import('../public/locales/en/audit.json')");
  expect(derive()).toEqual([]);
});
