/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partHeaders, securityHeaders } from '@/content/headers';
import { allowingStyles } from '@/lib/security/siteHeaders';
import { writeHostFiles } from '@/scripts/postbuild/hosts';

let folder: string;
let out: string;
let hosting: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firnwerk-hosts-'));
  [out, hosting] = [path.join(folder, 'out'), path.join(folder, 'hosting')];
  await mkdir(out);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const withoutStyles = securityHeaders({ apiOrigins: ['https://api.firnwerk.example'] });
const headers = {
  withoutStyles,
  withAllStyles: { ...withoutStyles, 'Content-Security-Policy': "style-src 'sha256-a=' 'sha256-b='" },
  stylesOf: new Map([
    ['index.html', ["'sha256-a='"]],
    ['de/404.html', ["'sha256-a='", "'sha256-b='"]],
  ]),
};
const files = [
  'hosting/Caddyfile',
  'hosting/nginx.conf',
  'hosting/nginx/headers.conf',
  'hosting/nginx/maps.conf',
  'hosting/nginx/site.conf',
  'out/_headers',
  'out/_redirects',
];
const read = (file: string) => readFile(path.join(folder, file), 'utf8');

describe('host files generated from one source (specification 36.1)', () => {
  it('for Netlify, Cloudflare Pages, Caddy and nginx; each says what made it', async () => {
    expect(await writeHostFiles({ out, hosting }, headers)).toBe(files.length);
    const written = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(written.filter((entry) => entry.isFile())).toHaveLength(files.length);
    for (const file of files)
      expect(await read(file)).toMatch(/^# .*\n(?:# .*\n)*?# Made by `npm run build`/);
  });

  it('every header of every answer stands in each of them as it is', async () => {
    await writeHostFiles({ out, hosting }, headers);
    for (const [name, value] of Object.entries(withoutStyles)) {
      if (name in partHeaders)
        expect(await read('hosting/nginx/maps.conf')).toContain(
          `default "${allowingStyles(value, '$site_styles')}";\n`,
        );
      else
        expect(await read('hosting/nginx/headers.conf')).toContain(`add_header ${name} "${value}" always;\n`);
      expect(await read('hosting/Caddyfile')).toContain(`\t${name} "${value}"\n`);
    }
    for (const [name, value] of Object.entries(headers.withAllStyles))
      expect(await read('out/_headers')).toContain(`  ${name}: ${value}\n`);
  });

  it('the policy of a page allows its own styles on servers of one’s own', async () => {
    await writeHostFiles({ out, hosting }, headers);
    expect(await read('hosting/nginx/maps.conf')).toContain(
      `    "/index.html" " 'sha256-a='";\n    "/de/404.html" " 'sha256-a=' 'sha256-b='";\n`,
    );
    expect(await read('hosting/Caddyfile')).toContain(
      `\t/index.html " 'sha256-a='"\n\t\t\t/de/404.html " 'sha256-a=' 'sha256-b='"\n`,
    );
  });

  it('nginx would not start with names longer than it has room for: they are expressions', async () => {
    const [short, long] = [`${'a'.repeat(40)}.html`, `${'b'.repeat(41)}.html`];
    const stylesOf = new Map([short, long].map((file) => [file, ["'sha256-a='"]]));
    await writeHostFiles({ out, hosting }, { ...headers, stylesOf });
    expect(await read('hosting/nginx/maps.conf')).toContain(
      `    "/${short}" " 'sha256-a='";\n    "~^/${long.replace('.', '\\.')}$" " 'sha256-a='";\n`,
    );
  });

  it('what differs for pictures, fonts, scripts and styles stands in those for servers of one’s own', async () => {
    await writeHostFiles({ out, hosting }, headers);
    for (const [name, value] of Object.entries(partHeaders)) {
      const parts = '"~^(?:200|304) (?:/_next/static/|/images/)"';
      expect(await read('hosting/nginx/maps.conf')).toContain(`    ${parts} "${value}";\n`);
      const caddy = value === '' ? `\t\t-${name}\n` : `\t\t${name} "${value}"\n`;
      expect(await read('hosting/Caddyfile')).toContain(caddy);
    }
  });

  it('no location of nginx has an add_header, which would drop all others there', async () => {
    await writeHostFiles({ out, hosting }, headers);
    for (const file of ['hosting/nginx/site.conf', 'hosting/nginx.conf'])
      expect(await read(file)).not.toMatch(/^\s*add_header/m);
  });

  it('a file whose type is not known stops the build with the remedy', async () => {
    await writeFile(path.join(out, 'film.webm'), '');
    await expect(writeHostFiles({ out, hosting }, headers)).rejects.toThrow(
      'postbuild: out/film.webm: add the type of .webm to content/headers.ts',
    );
  });
});
