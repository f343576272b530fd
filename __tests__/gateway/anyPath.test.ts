/** @jest-environment node */
import { redirectFor } from '@/gateway/redirects';
import { filesFor } from '@/gateway/resolve';

const here = 'https://www.firnwerk.example';

describe('whatever a path is made of (specification 3.2)', () => {
  it('never leads off this origin and never needs a second hop, whatever the path is made of', () => {
    const separators = String.raw`/ // \ . .. %2f %2F %5c %2e %09 %0a % %00 @ : ? #`;
    const words = 'en de index .html evil.test http: https:// services %C3%BC %20';
    const all = `${separators} ${words}`.split(' ');
    const pick = seeded(20);
    let redirects = 0;
    for (let round = 0; round < 50_000; round += 1) {
      const target = `/${Array.from({ length: 1 + pick(8) }, () => all[pick(all.length)]).join('')}`;
      const location = redirectFor(target);
      if (location === undefined) continue;
      redirects += 1;
      const { origin, pathname } = new URL(location, here);
      expect([target, origin, location[0], pathname.includes('//')]).toEqual([target, here, '/', false]);
      expect([target, redirectFor(location)]).toEqual([target, undefined]);
      expect(location).toMatch(/^[\x21-\x7e]+$/);
    }
    expect(redirects).toBeGreaterThan(1000);
  });

  it('never names a file above the site, a hidden one or another file’s encoding', () => {
    const pieces = [
      '/',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      'a',
      '.br',
      '.gz',
      '.html',
      '.js',
      '404',
      '%00',
      '?',
    ];
    const pick = seeded(7);
    for (let round = 0; round < 50_000; round += 1) {
      const target = `/${Array.from({ length: 1 + pick(7) }, () => pieces[pick(pieces.length)]).join('')}`;
      for (const file of filesFor(target)) {
        expect([target, file]).toEqual([
          target,
          expect.not.stringMatching(/(^|[\\/])\.|\\|\.(br|gz)$|\0|\/\/|^\//),
        ]);
      }
    }
  });
});

/** Park and Miller's generator: the same numbers in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}
