/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPart, policyHeader, securityHeaders } from '@/content/headers';
import { defaultLocale } from '@/content/locales';
import { pages } from '@/content/pages';
import { type Served, serve } from '../gateway/support/client';
import { cloudflare, netlify, type StaticHost } from './support/staticHosts';
import { headersFor, parseHeaders, parseRedirects } from './support/staticRules';
import { fileAddresses, missingAddresses, pageAddresses } from './support/targets';

// Neither host runs here: its documented rules do, over the files that were built.

const headerText = readFileSync('out/_headers', 'utf8');
const rules = parseHeaders(headerText);
const redirects = parseRedirects(readFileSync('out/_redirects', 'utf8'));
const hosts: readonly (readonly [string, StaticHost])[] = [
  ['Cloudflare', cloudflare(redirects)],
  ['Netlify', netlify(redirects)],
];

const policy = policyHeader.toLowerCase();

const everyAnswer = Object.keys(securityHeaders('')).map((name) => name.toLowerCase());

const resourcePolicy = 'cross-origin-resource-policy';

const without = (names: readonly string[], headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** A policy by directive, each with its sources. */
const directives = (value: unknown) =>
  Object.fromEntries(
    String(value)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );

/** Expects the gateway's policy, but for styles: a rule for all pages allows those of all. */
function expectPolicy(target: string, given: unknown, gateways: unknown): void {
  const { 'style-src': ofAll, ...rest } = directives(given);
  const { 'style-src': own, ...others } = directives(gateways);
  expect({ target, ...rest }).toEqual({ target, ...others });
  expect([target, ofAll]).toEqual([target, expect.arrayContaining(own ?? [])]);
}

let gateway: Served;
beforeAll(async () => {
  gateway = await serve(path.resolve('out'));
});
afterAll(() => gateway.app.close());

describe('_headers (specification 36.1)', () => {
  // Cloudflare would read a second policy as a further one. A rule cannot take back what one for all paths has given,
  // and over HTTP/2 a repeated header costs a byte.
  it('gives pages and files the headers that the gateway gives them; the policy is the same for all', async () => {
    for (const target of [...pageAddresses, ...fileAddresses()]) {
      const { headers } = await gateway.ask(target, { method: 'HEAD' });
      // What both hosts send by themselves, where no rule says anything else.
      const own = { 'cache-control': 'public, max-age=0, must-revalidate' };
      const given: Record<string, string> = { ...own, ...headersFor(rules, decodeURI(target)) };
      if (!isPart(target)) expectPolicy(target, given[policy], headers[policy]);
      const compared = without(
        isPart(target) ? [policy, 'permissions-policy'] : [policy, resourcePolicy],
        given,
      );
      expect({ target, ...headers }).toMatchObject({ target, ...compared });
      expect(Object.keys(given)).toEqual(expect.arrayContaining([...everyAnswer, 'cache-control']));
    }
  });

  it('gives them to what is not found as well', async () => {
    for (const target of ['/nope', '/de/nope']) {
      const { headers } = await gateway.ask(target);
      const given = headersFor(rules, target);
      expectPolicy(target, given[policy], headers[policy]);
      expect(headers).toMatchObject(without([policy, resourcePolicy], given));
    }
  });

  it('names no header twice for one path: joined with a comma, it would be another', () => {
    for (const target of [...pageAddresses, ...fileAddresses(), ...missingAddresses]) {
      const names = rules
        .filter((rule) => Object.keys(headersFor([rule], target)).length > 0)
        .flatMap(({ headers }) => headers.map(([name]) => name));
      expect([target, names]).toEqual([target, [...new Set(names)]]);
    }
  });

  it('stays within what Cloudflare reads: 100 rules, 2,000 characters a line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of headerText.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

describe.each(hosts)('_redirects on %s', (name, host) => {
  it('every page answers at its address', () => {
    for (const target of pageAddresses)
      expect([target, host(target)]).toMatchObject([target, { status: 200 }]);
  });

  it('«/en…» redirects permanently to the unprefixed URL, with a slash at its end or not', async () => {
    for (const { path: page } of pages) {
      const target = `/${defaultLocale}${page === '/' ? '' : page}`;
      const { status, headers } = await gateway.ask(target);
      expect([target, host(target)]).toEqual([target, { status, location: headers.location }]);
      expect([target, end(host, `${target}/`)]).toEqual([target, headers.location]);
    }
  });

  it('what does not exist is said in the language of its prefix', () => {
    for (const [target, file] of [
      ['/nope', '/404.html'],
      ['/blogs/nope', '/404.html'],
      ['/de/nope', '/de/404.html'],
      ['/de/blogs/nope', '/de/404.html'],
    ] as const)
      expect([target, host(target)]).toEqual([target, { status: 404, file }]);
  });

  it('leads to no other host', () => {
    for (const target of [
      '/en//evil.test',
      '/en///evil.test/',
      '/en/%2Fevil.test',
      '/en//evil.test/a/b',
      '/de//evil.test',
    ])
      expect([name, target, JSON.stringify(host(target))]).toEqual([
        name,
        target,
        expect.not.stringContaining('"//'),
      ]);
  });
});

/** @returns where a visitor ends up, after three redirects at most */
function end(host: StaticHost, target: string): string {
  let current = target;
  for (let hops = 0; hops < 4; hops += 1) {
    const outcome = host(current);
    if ('file' in outcome)
      return outcome.status === 200 ? current.replace(/(.)\/$/, '$1') : `not found: ${current}`;
    current = outcome.location;
  }
  return `without end: ${target}`;
}

describe('where these hosts cannot do as the gateway does', () => {
  it('Cloudflare takes away slash and ending itself, with 308 in place of 301', () => {
    for (const target of ['/services/', '/services.html', '/de/services/'])
      expect(cloudflare(redirects)(target)).toEqual({
        status: 308,
        location: target.replace(/\/$|\.html$/, ''),
      });
  });

  it('Netlify has no rule for a slash or an ending: the page answers, and its canonical link tells the address', () => {
    for (const target of ['/services/', '/services.html', '/de/'])
      expect(netlify(redirects)(target)).toMatchObject({ status: 200 });
    expect(readFileSync('out/services.html', 'utf8')).toMatch(/<link rel="canonical" href="[^"]+\/services"/);
  });

  it('other origins may load pages, too, as they may pictures', () => {
    for (const target of ['/', '/images/brand/icon-512.png'])
      expect(headersFor(rules, target)[resourcePolicy]).toBe('cross-origin');
  });

  it('what is missing among files that may be kept for long may be kept as long', () => {
    expect(headersFor(rules, '/_next/static/gone.js')['cache-control']).toContain('immutable');
  });
});

describe('_redirects', () => {
  it('stays within what Cloudflare reads: 2,000 fixed rules, then 100 with placeholders', () => {
    // What comes after the first rule with a placeholder counts as one.
    const first = redirects.findIndex(({ from }) => /[:*]/.test(from));
    expect(first).toBeLessThanOrEqual(2000);
    expect(redirects.length - first).toBeLessThanOrEqual(100);
  });
});
