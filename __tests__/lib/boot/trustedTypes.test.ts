import { guardScripts } from '@/lib/boot/trustedTypes';

/**
 * Specification 35.3: the default policy of Trusted Types allows same-origin `/_next/static/` and nothing
 * else.
 */

interface Rules {
  createScriptURL(address: string): string;
}

const createPolicy = jest.fn<void, [string, Rules]>();

function rules(): Rules {
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  guardScripts();
  const [name, found] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  if (!found) throw new Error('no policy was made');
  return found;
}

afterEach(() => {
  createPolicy.mockClear();
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

it.each(['/_next/static/chunks/main-1.js', '/outbox.js', `${location.origin}/_next/static/a/b.js`])(
  '%s may be loaded',
  (address) => expect(rules().createScriptURL(address)).toBe(address),
);

it.each([
  'https://elsewhere.test/_next/static/main.js',
  '//elsewhere.test/_next/static/main.js',
  '/_next/static/../../api/x.js',
  '/images/x.svg',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('%s may not', (address) => expect(() => rules().createScriptURL(address)).toThrow(TypeError));

it('makes neither HTML nor code from text', () => {
  expect(Object.keys(rules())).toEqual(['createScriptURL']);
});

it('a browser without Trusted Types does without', () => {
  expect(guardScripts).not.toThrow();
});
