import { oneGateway } from './support/served';
import { makeSite, siteFiles } from './support/site';

// Old paths: one permanent redirect, or 410 with the not-found page (specification 3.10).

const old = { '/offers': '/services', '/de/offers': '/de/services', '/fax': null, '/de/fax': null };
const site = oneGateway([], () => makeSite(siteFiles, undefined, old));

it.each([
  ['/offers', '/services'],
  ['/de/offers/?utm=1', '/de/services?utm=1'],
  ['/en/offers.html', '/services'],
])('%s leads to %s', async (target, location) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await site().ask(target, { method });
    expect([status, headers.location]).toEqual([301, location]);
    expect(headers['content-security-policy']).toBeDefined();
  }
});

it.each([
  ['/fax', '404.html'],
  ['/de/fax?a', 'de/404.html'],
])('%s is gone, with the page %s', async (target, page) => {
  const { status, text, headers } = await site().ask(target, { headers: { 'If-None-Match': '*' } });
  expect([status, text]).toEqual([410, siteFiles[page]]);
  expect(headers['cache-control']).toBe((await site().ask('/nope')).headers['cache-control']);
});

it('other methods find an old path, too, but not what is gone', async () => {
  const statuses = ['/offers', '/fax', '/nope'].map((target) => site().ask(target, { method: 'POST' }));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([405, 410, 404]);
});
