import { paint } from '@/__tests__/support/paint';
import { loadPageScript } from '@/lib/boot/loadPageScript';

/** Specification 33.3 and 33.7: scripts not needed for the first paint load after it. */

const root = document.documentElement;
const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
script.dataset.page = '/scripts/page-1.js';

beforeEach(() => {
  root.className = 'js';
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
});

it('the page script comes after the first paint, once', () => {
  const load = jest.fn(async () => {});
  loadPageScript(load);
  expect(load).not.toHaveBeenCalled();
  paint();
  paint();
  expect(load.mock.calls).toEqual([['/scripts/page-1.js']]);
});

it('where it does not arrive, nothing stays closed', async () => {
  loadPageScript(() => Promise.reject(new Error('offline')));
  expect(root).toHaveClass('js');
  paint();
  await new Promise((resolve) => setTimeout(resolve));
  expect(root).not.toHaveClass('js');
});
