import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from '@/content/headers';
import { writeHostFiles } from '@/scripts/postbuild/hosts';
import { folderOfTest } from '../support/folder';

const folder = folderOfTest();
const out = path.join(folder, 'out');

const policies = {
  policy: contentSecurityPolicy({ apiOrigins: ['https://api.firnwerk.example'] }),
  styles: { 'index.html': ["'sha256-a='"], 'de/404.html': ["'sha256-a='", "'sha256-b='"] },
};
const old = { '/jobs': '/careers', '/de/jobs': '/de/careers', '/fax': null, '/de/fax': null };
const files = [
  'hosting/Caddyfile',
  'hosting/nginx/headers.conf',
  'hosting/nginx/maps.conf',
  'hosting/nginx/site.conf',
  'hosting/policies.json',
  'hosting/redirects.json',
  'out/_headers',
  'out/_redirects',
];
const read = (file: string) => readFile(path.join(folder, file), 'utf8');

beforeEach(async () => {
  await mkdir(out);
  await writeFile(path.join(out, 'index.html'), '');
  await writeHostFiles(out, folder, policies, old);
});

describe('host files generated from one source (specification 36.1)', () => {
  it('for the gateway, Netlify, Cloudflare Pages, Caddy and nginx; each names its generator', async () => {
    const written = (await readdir(folder, { recursive: true })).filter((name) =>
      /\.conf$|\.json$|file$|\/_/.test(name),
    );
    expect(written.sort()).toEqual(files);
    for (const file of files.filter((name) => !name.endsWith('.json')))
      expect(await read(file)).toMatch(/^# .*\n(?:# .*\n)*?# Made by `npm run build`/);
    expect(JSON.parse(await read('hosting/policies.json'))).toEqual(policies);
    expect(JSON.parse(await read('hosting/redirects.json'))).toEqual(old);
  });

  // The first rule that matches applies, and Cloudflare skips an unknown status.
  it('on static hosts old addresses come first, and pages that are gone before what is not found (specification 3.10)', async () => {
    const lines = (await read('out/_redirects')).split('\n').filter((line) => /^[^#]/.test(line));
    expect(lines.slice(0, 4)).toEqual([
      '/jobs /careers 301',
      '/jobs/ /careers 301',
      '/de/jobs /de/careers 301',
      '/de/jobs/ /de/careers 301',
    ]);
    expect(lines.slice(-3)).toEqual([
      '/fax /404.html 410',
      '/de/fax /de/404.html 410',
      '/de/* /de/404.html 404',
    ]);
  });

  it('a file whose type is not known stops the build with the remedy', async () => {
    await writeFile(path.join(out, 'film.webm'), '');
    await expect(writeHostFiles(out, folder, policies, old)).rejects.toThrow(
      'postbuild: out/film.webm: add the type of .webm to content/headers.ts',
    );
  });
});
