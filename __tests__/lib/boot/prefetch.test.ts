import { prefetchPages } from '@/lib/boot/prefetch';

/** Specification 3.8. */

const load = jest.fn(() => Promise.reject(new Error('offline')));

function visitWith(kinds: readonly string[] | undefined): void {
  Object.assign(HTMLScriptElement, { supports: kinds && ((kind: string) => kinds.includes(kind)) });
  prefetchPages(load);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
}

beforeEach(() => load.mockClear());

it('is left to browsers that prepare whole pages', () => {
  visitWith(['speculationrules']);
  expect(load).not.toHaveBeenCalled();
});

it.each([[['module']], [undefined]])('others load what fetches pages ahead, after the page', (kinds) => {
  visitWith(kinds);
  expect(load).toHaveBeenCalledWith('/prefetch.js');
});
