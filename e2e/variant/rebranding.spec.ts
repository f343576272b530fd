// No page opens here, so this uses Playwright's own `test`; ours would start a browser.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { company } from '@/content/company';
import { endpoints } from '@/lib/forms/endpoints';
import { recoloured, renamed } from '@/scripts/variant/otherCompany';

/**
 * Specification 30.1, 30.3 and 30.8: changing `content/company.json` rebrands the whole site; tested in a copy built with
 * another company.
 */

/** All published files, and the files for hosts; the compressed copies have the same content. */
const built = ['out', 'hosting']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  .filter((file) => !/\.(?:br|gz)$/.test(file));

test('no built file has the first company’s name, address, phone or number', () => {
  expect(built).toContain('out/index.html');
  const facts = Object.keys(renamed);
  const left = built.flatMap((file) => {
    const content = `${file}\n${readFileSync(file, 'utf8')}`;
    return facts.filter((fact) => content.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(left).toEqual([]);
});

test('a colour of the tokens is the only one of its kind in pages, scripts, manifest and icon', () => {
  const read = built.filter((file) => /\.(?:html|js|webmanifest|atom)$|images\/brand\/.*\.svg$/.test(file));
  expect(read).toContain('out/images/brand/favicon.svg');
  expect(readFileSync('out/index.html', 'utf8')).toContain(recoloured.to);
  expect(readFileSync('out/images/brand/favicon.svg', 'utf8')).toContain(recoloured.to);
  expect(read.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(recoloured.from))).toEqual(
    [],
  );
});

test('files have the other company’s name, origin, addresses and numbers', () => {
  for (const [file, facts] of [
    ['out/index.html', ['Nordgrat', 'https://www.nordgrat.example', 'nordgrat-example', 'Beispielgasse 2']],
    ['out/legal.html', ['Nordgrat AG', 'CHE-000.000.001', 'info@nordgrat.example', '+41 43 000 00 01']],
    ['out/careers.html', ['jobs@nordgrat.example']],
    ['out/blogs.html', ['/blogs/nordgrat-iso-13485-certifications']],
    ['out/site.webmanifest', ['"name":"Nordgrat"']],
    ['out/feed.atom', ['Nordgrat', 'https://www.nordgrat.example/blogs']],
    ['out/sitemap.xml', ['https://www.nordgrat.example/de/services']],
    ['out/llms.txt', ['# Nordgrat', 'https://www.nordgrat.example/de/services']],
    ['out/robots.txt', ['https://www.nordgrat.example/sitemap.xml']],
    [
      'out/.well-known/security.txt',
      ['mailto:info@nordgrat.example', 'https://www.nordgrat.example/policies#'],
    ],
    ['hosting/Caddyfile', ['www.nordgrat.example']],
  ] as const) {
    const content = readFileSync(file, 'utf8');
    for (const fact of facts) expect(content, file).toContain(fact);
  }
});

test('the forms use the other company’s endpoints, and the gateway serves them', async ({ request }) => {
  expect(endpoints.contact).toBe('/api/Auth/SendEmailNordgratContact');
  const scripts = built.filter((file) => file.endsWith('.js')).map((file) => readFileSync(file, 'utf8'));
  expect(
    scripts.some((script) => /SendEmail\$\{|"\/api\/Auth\/SendEmail"|SendEmailNordgrat/.test(script)),
  ).toBe(true);
  const data = { Email: 'someone@mail.test', Message: 'Which mountain?' };
  const answer = await request.post(endpoints.short, { data });
  expect(answer.status()).toBe(202);
  await expect.poll(() => mails().length).toBe(1);
  expect(mails()[0]).toContain('Nordgrat');
  expect(mails()[0]).not.toMatch(/firnwerk/i);
});

const mailbox = `var/e2e-${process.env.E2E_PORT ?? 3100}/mailbox`;
/** The folder comes with the first one. */
const mails = () =>
  (existsSync(mailbox) ? readdirSync(mailbox) : [])
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(mailbox, file), 'utf8'));

test('`npm run art` has drawn the other logo', () => {
  const logo = 'public/images/brand/logo.svg';
  const before = readFileSync(join(process.env.VARIANT_OF ?? '', logo), 'utf8');
  expect(readFileSync(logo, 'utf8')).toMatch(/^<svg/);
  expect(readFileSync(logo, 'utf8')).not.toBe(before);
  expect(company.name).toBe('Nordgrat');
});
