/** @jest-environment jsdom */
import { paint } from '@/__tests__/support/paint';
import { hydrateIslands } from '@/lib/boot/islands';

/** Specification 33.7: what moves hydrates once the page shows, island after island. */

const root = document.documentElement;
const hydrated: string[] = [];
let scripts: Record<string, () => void> = {};

/** In the place of `import()`: a script arrives when the test says so, or fails. */
const load = jest.fn(
  (url: string) =>
    new Promise<{ hydrate(element: HTMLElement): Promise<void> }>((resolve, reject) => {
      scripts[url] = url.includes('missing')
        ? () => reject(new Error(url))
        : () => resolve({ hydrate: async ({ id }) => void hydrated.push(id) });
    }),
);

const island = (id: string, when = 'loaded', script = id) =>
  `<div id="${id}" data-island="/scripts/${script}.js /scripts/react.js" data-when="${when}"><p>${id}</p></div>`;
/** One that needs more than the others do. */
const form = island('form').replace('react.js', 'react.js /scripts/fields.js');

async function arrive(url: string): Promise<void> {
  scripts[url]?.();
  await jest.advanceTimersByTimeAsync(0);
}

/** Time for whatever waits for its turn. */
const becomeIdle = () => jest.advanceTimersByTimeAsync(1000);

const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  );

function open(body: string): void {
  document.body.innerHTML = body;
  hydrateIslands(load);
}

// The load event of the test's own page would be taken for that of the one that it makes.
beforeAll(() => new Promise((resolve) => window.addEventListener('load', resolve)));

beforeEach(() => {
  jest.useFakeTimers();
  load.mockClear();
  hydrated.length = 0;
  scripts = {};
  document.head.innerHTML = '';
  delete root.dataset.hydrated;
  root.className = 'js';
});

afterEach(() => {
  document.body.innerHTML = '';
  window.dispatchEvent(new Event('load')); // listeners that a test has left
  jest.useRealTimers();
});

function finish(): void {
  window.dispatchEvent(new Event('load'));
  paint();
}

it('fetches nothing before something is painted, and evaluates nothing before the page has loaded', async () => {
  open(island('slides') + form);
  await jest.advanceTimersByTimeAsync(900);
  expect(preloaded()).toEqual([]);
  paint();
  await becomeIdle();
  expect(preloaded()).toEqual(['/scripts/slides.js', '/scripts/react.js']);
  expect(load).not.toHaveBeenCalled();
});

it('hydrates island after island, and marks the page when all are done', async () => {
  open(island('slides') + island('tabs'));
  finish();
  await becomeIdle();
  await arrive('/scripts/slides.js');
  expect(hydrated).toEqual(['slides']);
  expect(root.dataset.hydrated).toBeUndefined();
  await becomeIdle();
  await arrive('/scripts/tabs.js');
  expect(hydrated).toEqual(['slides', 'tabs']);
  expect(root.dataset.hydrated).toBe('');
});

it('no touch, key or wheel starts hydration', async () => {
  open(island('slides') + island('share', 'reached'));
  for (const sign of ['pointerdown', 'touchstart', 'keydown', 'wheel', 'click'])
    document.querySelector('#share p')?.dispatchEvent(new Event(sign, { bubbles: true }));
  await becomeIdle();
  expect(load).not.toHaveBeenCalled();
});

it('where no paint is reported, as in a hidden tab, it waits a second for one', async () => {
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  open(island('slides'));
  window.dispatchEvent(new Event('load'));
  await becomeIdle();
  await becomeIdle();
  await arrive('/scripts/slides.js');
  expect(hydrated).toEqual(['slides']);
  isHidden.mockRestore();
  frames.mockRestore();
});

it.each(['pointerover', 'focusin'])(
  'hydrates an island that works without a script at %s, once',
  async (sign) => {
    open(island('share', 'reached'));
    finish();
    await becomeIdle();
    expect(load).not.toHaveBeenCalled();
    const reach = () => document.querySelector('#share p')?.dispatchEvent(new Event(sign, { bubbles: true }));
    reach();
    reach();
    await arrive('/scripts/share.js');
    expect(hydrated).toEqual(['share']);
  },
);

it('where a script is missing, everything is readable again', async () => {
  open(island('slides', 'loaded', 'missing'));
  finish();
  await becomeIdle();
  await arrive('/scripts/missing.js');
  expect(root).not.toHaveClass('js');
});
