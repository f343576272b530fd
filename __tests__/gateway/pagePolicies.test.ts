import { contentSecurityPolicy } from '@/content/headers';
import { policyOf } from '@/lib/security/policies';
import { oneGateway } from './support/served';
import { makeSite } from './support/site';

/** A page's policy allows its own styles, and what is no page none (W3C Content Security Policy Level 3, 8.2). */

const policies = {
  policy: contentSecurityPolicy({ scripts: ["'sha256-go='"] }),
  styles: {
    'index.html': ["'sha256-base='", "'sha256-home='"],
    'de/services.html': ["'sha256-base='"],
    'de/404.html': ["'sha256-base='", "'sha256-missing='"],
  },
};

const files = ['index.html', 'de/services.html', 'de/404.html', '404.html', 'feed.atom'];
const site = oneGateway([], () => makeSite(Object.fromEntries(files.map((file) => [file, file])), policies));

const policyOfAnswer = async (target: string, headers = {}) =>
  String((await site().ask(target, { headers })).headers['content-security-policy']);

it('a page allows its own styles, also when the browser has it stored (specification 35.3)', async () => {
  expect(await policyOfAnswer('/')).toBe(policyOf(policies, 'index.html'));
  expect(await policyOfAnswer('/', { 'If-None-Match': '*' })).toBe(policyOf(policies, 'index.html'));
  expect(await policyOfAnswer('/de/services')).toBe(policyOf(policies, 'de/services.html'));
});

it('each not-found page has its own policy', async () => {
  expect(await policyOfAnswer('/de/nope')).toBe(policyOf(policies, 'de/404.html'));
  expect(await policyOfAnswer('/nope')).toBe(policies.policy);
});

it('redirects, refusals and files allow no inline styles', async () => {
  for (const target of ['/en', '/de/services/', '/%zz', '/api/nothing', '/feed.atom'])
    expect([target, await policyOfAnswer(target)]).toEqual([target, policies.policy]);
  expect(await policyOfAnswer('/', { 'If-Match': '"other"' })).toBe(policies.policy); // 412, in plain text
});
