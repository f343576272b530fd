import { awaitFramework } from '@/lib/boot/framework';

/** Specification 33.7. */

const resting =
  '<template id="framework"><script src="/one.js" defer></script><script src="/two.js" defer></script></template>';
const idle = jest.fn<number, [IdleRequestCallback, IdleRequestOptions?]>();
const addresses = () => [...document.scripts].map((script) => script.getAttribute('src'));
const fetchedAhead = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
    ({ href }) => new URL(href).pathname,
  );
const both = ['/one.js', '/two.js'];

const load = () => window.dispatchEvent(new Event('load'));
/** How long a loaded page has the line for itself. */
const pass = () => jest.advanceTimersByTime(1000);
const becomeIdle = () => idle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 50 });

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  document.documentElement.lang = 'en';
  document.head.innerHTML = resting;
  document.body.innerHTML = '<main><button type="button">Next</button></main>';
  idle.mockReset();
  window.requestIdleCallback = idle;
  awaitFramework();
});

afterEach(() => {
  // A page that never ends would hear the load event of the next.
  document.body.dispatchEvent(new Event('click', { bubbles: true }));
  jest.useRealTimers();
});

it('lets the scripts rest on a page that nobody touches', () => {
  load();
  pass();
  becomeIdle();
  jest.advanceTimersByTime(8999);
  expect(addresses()).toEqual([]);
});

it('has them fetched a second after the page has loaded, when the browser is idle', () => {
  load();
  jest.advanceTimersByTime(999);
  expect(idle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(fetchedAhead()).toEqual([]);
  becomeIdle();
  expect(fetchedAhead()).toEqual(both);
});

it('waits another second for an idle moment, no longer', () => {
  load();
  pass();
  expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 1000 });
});

it('where there is no idle callback, they are fetched soon after the page has loaded', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  load();
  jest.advanceTimersByTime(1200);
  expect(fetchedAhead()).toEqual(both);
});

it.each(['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'click'])(
  '%s brings them at once, and once only',
  (sign) => {
    const touch = () => document.querySelector('button')?.dispatchEvent(new Event(sign, { bubbles: true }));
    touch();
    touch();
    expect(addresses()).toEqual(both);
    load();
    jest.advanceTimersByTime(60_000);
    expect(addresses()).toEqual(both);
  },
);

it('a pointer that rests where the page appears is no use of it yet, until it moves', () => {
  const move = (movementX: number) =>
    document.body.dispatchEvent(
      Object.assign(new MouseEvent('pointermove', { bubbles: true }), { movementX, movementY: 0 }),
    );
  move(0);
  expect(addresses()).toEqual([]);
  move(1);
  expect(addresses()).toEqual(both);
});

it('a sign that comes before they do counts once they are there', () => {
  document.head.innerHTML = '';
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(addresses()).toEqual([]);
  document.head.innerHTML = resting;
  load();
  expect(addresses()).toEqual(both);
});

it.each(['/careers?location=zurich', '/policies#cookies'])(
  '%s names more than a page, so they come once it has loaded',
  (address) => {
    window.history.replaceState(null, '', address);
    load();
    expect(addresses()).toEqual(both);
  },
);

it('so they do where the words of the page have yet to come', () => {
  window.history.replaceState(null, '', '/de/nothing-here');
  load();
  expect(addresses()).toEqual(both);
});

it('so they do, in an idle moment, in a page that is being prepared', () => {
  Object.assign(document, { prerendering: true });
  load();
  Reflect.deleteProperty(document, 'prerendering');
  becomeIdle();
  expect(addresses()).toEqual(both);
});

it('who has stayed for ten seconds has them, too', () => {
  load();
  jest.advanceTimersByTime(10_000);
  expect(addresses()).toEqual(both);
});

it('they run in the order of the page', () => {
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect([...document.scripts].map(({ async }) => async)).toEqual([false, false]);
});

it('a page without a framework stays without one', () => {
  document.head.innerHTML = '';
  load();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(addresses()).toEqual([]);
  expect(idle).not.toHaveBeenCalled();
});
