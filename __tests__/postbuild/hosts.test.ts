/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentSecurityPolicy, securityHeaders } from '@/content/headers';
import { policyOf, policyOfAll } from '@/lib/security/policies';
import { writeHostFiles } from '@/scripts/postbuild/hosts';

let folder: string;
let out: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firnwerk-hosts-'));
  out = path.join(folder, 'out');
  await mkdir(out);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const policies = {
  policy: contentSecurityPolicy({ apiOrigins: ['https://api.firnwerk.example'] }),
  styles: { 'index.html': ["'sha256-a='"], 'de/404.html': ["'sha256-a='", "'sha256-b='"] },
};
const files = [
  'hosting/Caddyfile',
  'hosting/nginx/headers.conf',
  'hosting/nginx/maps.conf',
  'hosting/nginx/site.conf',
  'hosting/policies.json',
  'out/_headers',
  'out/_redirects',
];
const read = (file: string) => readFile(path.join(folder, file), 'utf8');

beforeEach(async () => {
  await writeFile(path.join(out, 'index.html'), '');
  await writeHostFiles(out, folder, policies);
});

describe('host files generated from one source (specification 36.1)', () => {
  it('for the gateway, Netlify, Cloudflare Pages, Caddy and nginx; each says what made it', async () => {
    const written = (await readdir(folder, { recursive: true })).filter((name) =>
      /\.conf$|\.json$|file$|\/_/.test(name),
    );
    expect(written.sort()).toEqual(files);
    for (const file of files.filter((name) => !name.endsWith('.json')))
      expect(await read(file)).toMatch(/^# .*\n(?:# .*\n)*?# Made by `npm run build`/);
    expect(JSON.parse(await read('hosting/policies.json'))).toEqual(policies);
  });

  it('every header of every answer stands in each of them', async () => {
    const ofAll = {
      ...securityHeaders(policyOfAll(policies)),
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    for (const [name, value] of Object.entries(ofAll))
      expect(await read('out/_headers')).toContain(`  ${name}: ${value}\n`);
    for (const name of Object.keys(securityHeaders(''))) {
      expect(await read('hosting/nginx/headers.conf')).toMatch(
        new RegExp(`^add_header ${name} ".+" always;$`, 'm'),
      );
      expect(await read('hosting/Caddyfile')).toMatch(new RegExp(`^\\t\\t${name} ".+"$`, 'm'));
    }
  });

  it('the policy of a page allows its own styles on servers of one’s own', async () => {
    const policy = policyOf(policies, 'de/404.html');
    expect(await read('hosting/nginx/maps.conf')).toContain(`    "~^/de/404\\.html$" "${policy}";\n`);
    expect(await read('hosting/Caddyfile')).toContain(`\t/de/404.html "${policy}"\n`);
  });

  it('a file whose type is not known stops the build with the remedy', async () => {
    await writeFile(path.join(out, 'film.webm'), '');
    await expect(writeHostFiles(out, folder, policies)).rejects.toThrow(
      'postbuild: out/film.webm: add the type of .webm to content/headers.ts',
    );
  });
});
