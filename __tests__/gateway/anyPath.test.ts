import fc from 'fast-check';
import { redirectFor } from '@/gateway/redirects';
import { fileFor } from '@/gateway/site';

const old = { '/services': '/our-work', '/de/services': '/de/our-work' };

const here = 'https://www.firnwerk.example';

const pathsOf = (pieces: string) =>
  fc
    .array(fc.constantFrom(...pieces.split(' ')), { minLength: 1, maxLength: 8 })
    .map((path) => `/${path.join('')}`);

describe('any path (specification 3.2)', () => {
  it('a redirect never leads off this origin and never needs a second hop', () => {
    const separators = String.raw`/ // \ . .. %2f %2F %5c %2e %09 %0a % %00 @ : ? #`;
    const words = 'en de index .html evil.test http: https:// services %C3%BC %20';
    let redirects = 0;
    fc.assert(
      fc.property(pathsOf(`${separators} ${words}`), (target) => {
        const location = redirectFor(target, old);
        if (location === undefined) return;
        redirects += 1;
        const { origin, pathname } = new URL(location, here);
        expect([origin, location[0], pathname.includes('//')]).toEqual([here, '/', false]);
        expect(redirectFor(location, old)).toBeUndefined();
        expect(location).toMatch(/^[\x21-\x7e]+$/);
      }),
      { numRuns: 20_000 },
    );
    expect(redirects).toBeGreaterThan(400);
  });

  it('no file is above the site, hidden, or another file’s encoding', () => {
    fc.assert(
      fc.property(
        pathsOf(String.raw`/ .. . .well-known %2e %2f %5c \ a .br .gz .html .js 404 %00 ?`),
        (target) => {
          const file = fileFor(target);
          if (file !== undefined)
            expect(file.replace(/^\.well-known(?:\/|$)/, '')).not.toMatch(
              /(^|[\\/])\.|\\|\.(br|gz)$|\0|\/\/|^\//,
            );
        },
      ),
      { numRuns: 20_000 },
    );
  });
});
