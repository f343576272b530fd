/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSource, inlineHashesOf } from '@/lib/security/inlineHashes';
import { siteHeaders } from '@/lib/security/siteHeaders';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'firnwerk-inline-'));
  await mkdir(path.join(root, 'de'));
  const same = '<style>a{color:red}</style><script>go()</script>';
  await writeFile(
    path.join(root, 'index.html'),
    `${same}<style>@media (width < 9px){\n}</style><script type="application/ld+json">{}</script>`,
  );
  await writeFile(
    path.join(root, 'de', 'index.html'),
    `${same}<script src="/x.js"></script><script type="speculationrules">{}</script>`,
  );
  await writeFile(path.join(root, 'note.txt'), '<style>b{}</style>');
});
afterAll(() => rm(root, { recursive: true }));

it('a hash is the one of CSP Level 3: SHA-256 of exactly what stands between the tags (specification 35.3)', () => {
  // The example of CSP Level 3, 2.3.1.
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

const shared = hashSource('a{color:red}');
const styles = [shared, hashSource('@media (width < 9px){\n}')].sort();
const scripts = [hashSource('go()'), hashSource('{}')].sort();

it('lists what pages hold inline, each once, and no data; and which styles are whose', async () => {
  expect(await inlineHashesOf(root)).toEqual({
    styles,
    scripts,
    stylesOf: new Map([
      ['de/index.html', [shared]],
      ['index.html', styles],
    ]),
  });
});

it('the policies name them, and have no unsafe-inline: styles only those of pages, or of hosts that cannot tell pages apart', async () => {
  const { withoutStyles, withAllStyles } = siteHeaders([], await inlineHashesOf(root));
  expect(withoutStyles['Content-Security-Policy']).toContain(
    `; script-src 'self' ${scripts.join(' ')}; style-src 'self'; `,
  );
  expect(withAllStyles['Content-Security-Policy']).toContain(`; style-src 'self' ${styles.join(' ')}; `);
  expect(JSON.stringify([withoutStyles, withAllStyles])).not.toContain('unsafe');
});
