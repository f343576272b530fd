import { awaitFramework } from '@/lib/boot/framework';

/** Architecture, «Weight»: «framework scripts after first paint». */

const resting =
  '<template id="framework"><script src="/one.js" defer></script><script src="/two.js" defer></script></template>';
const idle = jest.fn<number, [IdleRequestCallback, IdleRequestOptions?]>();
const addresses = () => [...document.scripts].map((script) => script.getAttribute('src'));

beforeEach(() => {
  document.head.innerHTML = resting;
  document.body.innerHTML = '<main><button type="button">Next</button></main>';
  idle.mockReset();
  window.requestIdleCallback = idle;
  awaitFramework();
});

it('lets the scripts rest until the page has loaded and the browser is idle', () => {
  expect(addresses()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(addresses()).toEqual([]);
  idle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 50 });
  expect(addresses()).toEqual(['/one.js', '/two.js']);
});

it('waits a second for an idle moment, no longer', () => {
  window.dispatchEvent(new Event('load'));
  expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 1000 });
});

it.each(['pointerdown', 'pointerover', 'keydown', 'focusin'])(
  '%s brings them at once, and once only',
  (sign) => {
    const touch = () => document.querySelector('button')?.dispatchEvent(new Event(sign, { bubbles: true }));
    touch();
    touch();
    expect(addresses()).toEqual(['/one.js', '/two.js']);
  },
);

it('they run in the order of the page', () => {
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect([...document.scripts].map(({ async }) => async)).toEqual([false, false]);
});

it('where there is no idle callback, they come soon after the page has loaded', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(200);
  expect(addresses()).toEqual(['/one.js', '/two.js']);
  jest.useRealTimers();
});

it('a page without a framework stays without one', () => {
  document.head.innerHTML = '';
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(addresses()).toEqual([]);
});
