/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentSecurityPolicy } from '@/content/headers';
import { hashSource, inlineHashesOf } from '@/lib/security/inlineHashes';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'firnwerk-inline-'));
  await mkdir(path.join(root, 'de'));
  const shared = '<style>a{color:red}</style><script>go()</script>';
  await writeFile(
    path.join(root, 'index.html'),
    `${shared}<style>@media (width < 9px){\n}</style><script type="application/ld+json">{}</script>`,
  );
  await writeFile(
    path.join(root, 'de', 'index.html'),
    `${shared}<script src="/x.js"></script><script type="speculationrules">{}</script>`,
  );
  await writeFile(path.join(root, 'note.txt'), '<style>b{}</style>');
});
afterAll(() => rm(root, { recursive: true }));

it('a hash is the one of CSP Level 3: SHA-256 of exactly what stands between the tags', () => {
  // The example of the specification, section 2.3.1.
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

it('lists what pages hold inline, each once, and no data', async () => {
  expect(await inlineHashesOf(root)).toEqual({
    styles: [hashSource('a{color:red}'), hashSource('@media (width < 9px){\n}')].sort(),
    scripts: [hashSource('go()'), hashSource('{}')].sort(),
  });
});

it('the policy names them, and has no unsafe-inline', async () => {
  const policy = contentSecurityPolicy({ inline: await inlineHashesOf(root) });
  expect(policy).toContain(`style-src 'self' 'sha256-`);
  expect(policy).not.toContain('unsafe');
});
