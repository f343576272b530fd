/** @jest-environment node */

import { hashSource } from '@/lib/security/inlineHashes';
import { allowingStyles, asSources } from '@/lib/security/siteHeaders';
import { type Served, serve } from './support/client';
import { makeSite, removeSite } from './support/site';

/** A page's policy allows its own styles, and what is no page none (W3C Content Security Policy Level 3, 8.2). */

const [base, home, missing] = ['a{color:red}', 'b{}', 'i{}'];
const page = (...styles: string[]) =>
  `${styles.map((css) => `<style>${css}</style>`).join('')}<script>go()</script>`;

let out: string;
let site: Served;

beforeAll(async () => {
  out = await makeSite({
    'index.html': page(base, home),
    'de/services.html': page(base),
    'de/404.html': page(base, missing),
    '404.html': page(),
    'feed.atom': '<feed/>',
  });
  site = await serve(out);
});
afterAll(async () => {
  await site.app.close();
  await removeSite(out);
});

const policyOf = async (target: string, headers = {}) =>
  String((await site.ask(target, { headers })).headers['content-security-policy']);

const allowing = (policy: string, ...styles: string[]) =>
  allowingStyles(policy, asSources(styles.map(hashSource).sort()));

it('a page allows its own styles, also to whoever has stored it (specification 35.3)', async () => {
  const none = await policyOf('/feed.atom');
  expect(none).toContain(`script-src 'self' ${hashSource('go()')}; style-src 'self'; img-src`);
  expect(await policyOf('/')).toBe(allowing(none, base, home));
  expect(await policyOf('/', { 'If-None-Match': '*' })).toBe(allowing(none, base, home));
  expect(await policyOf('/de/services')).toBe(allowing(none, base));
});

it('a page that says «not found» as well, in each language its own', async () => {
  const none = await policyOf('/feed.atom');
  expect(await policyOf('/de/nope')).toBe(allowing(none, base, missing));
  expect(await policyOf('/nope')).toBe(none);
});

it('what is no page allows none: redirects, refusals, files', async () => {
  const none = await policyOf('/feed.atom');
  for (const target of ['/en', '/de/services/', '/%zz', '/api/nothing'])
    expect([target, await policyOf(target)]).toEqual([target, none]);
  expect(await policyOf('/', { 'If-Match': '"other"' })).toBe(none); // 412, in plain text
});
