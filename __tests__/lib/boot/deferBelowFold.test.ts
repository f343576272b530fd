import { deferBelowFold } from '@/lib/boot/deferBelowFold';

/** Specification 33.5 and 3.7: e2e/first-viewport.spec.ts tests what it is good for. */

const root = document.documentElement;

beforeEach(() => {
  root.className = '';
  window.history.replaceState(null, '', '/services');
  window.requestIdleCallback = (callback) => Number(callback({ didTimeout: false, timeRemaining: () => 50 }));
});

it.each([
  ['navigate', '', true],
  ['navigate', '#design', false],
  ['reload', '', false],
  ['back_forward', '', false],
])('%s to a URL with the hash "%s": %s', (type, hash, marked) => {
  performance.getEntriesByType = () => [Object.assign(Object.create(null), { type })];
  window.history.replaceState(null, '', `/services${hash}`);
  deferBelowFold();
  expect(root.classList.contains('defer-below-fold')).toBe(marked);
  window.dispatchEvent(new Event('load'));
  expect(root).not.toHaveClass('defer-below-fold');
});

it('whoever scrolls before the page has loaded finds all of it', () => {
  performance.getEntriesByType = () => [Object.assign(Object.create(null), { type: 'navigate' })];
  deferBelowFold();
  expect(root).toHaveClass('defer-below-fold');
  window.dispatchEvent(new Event('scroll'));
  expect(root).not.toHaveClass('defer-below-fold');
});
