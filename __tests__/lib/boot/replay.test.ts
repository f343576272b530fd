/** @jest-environment jsdom */
import { queueEarlyInput } from '@/lib/boot/replay';

/** Specification 33.7: nothing that a visitor does before hydration is lost. */

const root = document.documentElement;
const clicked = jest.fn();
const pressed = jest.fn();

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

/** As the islands are hydrated: they listen from now on, and <html> says so. */
async function takeOver(): Promise<void> {
  document.body.addEventListener('click', ({ target }) => clicked(target));
  document.body.addEventListener('keydown', ({ key }) => pressed(key));
  root.dataset.hydrated = '';
  await Promise.resolve();
}

beforeEach(() => {
  jest.clearAllMocks();
  delete root.dataset.hydrated;
  document.body = document.createElement('body');
  document.body.innerHTML = `
    <header><button type="button" popovertarget="sheet">Menu</button></header>
    <main>
      <button type="button" id="next">Next</button>
      <button type="button" role="tab" id="tab">Description</button>
      <button type="submit">Send</button>
      <details><summary>Week 1</summary></details>
    </main>`;
  queueEarlyInput();
});

it('a click on a button is done again once the islands are hydrated, as often as it was made', async () => {
  find('#next').click();
  find('#next').click();
  await takeOver();
  expect(clicked.mock.calls).toEqual([[find('#next')], [find('#next')]]);
});

it.each(['ArrowRight', 'ArrowLeft', 'Home', 'End'])('%s on a tab is pressed again', async (key) => {
  find('#tab').focus();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  find('#tab').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await takeOver();
  expect(pressed.mock.calls).toEqual([[key]]);
});

it.each([{ key: 'ArrowLeft', altKey: true }])(
  'leaves the commands of the browser alone: %j',
  async (command) => {
    find('#tab').focus();
    const event = new KeyboardEvent('keydown', { ...command, bubbles: true, cancelable: true });
    find('#tab').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await takeOver();
    expect(pressed).not.toHaveBeenCalled();
  },
);

it('replays the clicks of an island once it is hydrated, before the others', async () => {
  const island = find('#next').parentElement;
  island?.setAttribute('data-island', '/scripts/slides.js');
  find('#next').click();
  document.body.addEventListener('click', ({ target }) => clicked(target));
  island?.setAttribute('data-hydrated', '');
  await Promise.resolve();
  expect(clicked.mock.calls).toEqual([[find('#next')]]);
  find('#next').click();
  root.dataset.hydrated = '';
  await Promise.resolve();
  expect(clicked).toHaveBeenCalledTimes(2);
});
