/** @jest-environment jsdom */
import { noteAnchor } from '@/lib/boot/anchor';

const root = document.documentElement;

/** How the visitor came to the page, as browsers tell. */
function arriveBy(type: string): void {
  performance.getEntriesByType = () => [Object.assign(Object.create(null), { type })];
}

beforeEach(() => {
  arriveBy('navigate');
  delete root.dataset.anchor;
  window.history.replaceState(null, '', '/policies#quality-policy');
});

describe('the part of the page that the address names', () => {
  const named = () => [...document.querySelectorAll('[data-named]')].map(({ tagName }) => tagName);

  beforeEach(() => {
    arriveBy('reload');
    document.body.innerHTML = `
      <a href="#quality-policy">Quality</a><button aria-controls="week">Week</button>
      <section data-part="quality-policy"><h2 id="quality-policy">Quality</h2></section>
      <div data-part="week"><p id="day">Day</p></div>`;
    HTMLElement.prototype.scrollIntoView = jest.fn();
  });

  it('is awaited until the page is read, and then marked with the link to it', () => {
    noteAnchor();
    expect(root.dataset.anchor).toBe('');
    expect(named()).toEqual([]);
    document.dispatchEvent(new Event('readystatechange'));
    expect(root).not.toHaveAttribute('data-anchor');
    expect(named()).toEqual(['A', 'SECTION']);
  });
});

describe('as soon as the page is read', () => {
  const scrollIntoView = jest.fn();

  beforeEach(() => {
    const target = document.createElement('h2');
    target.id = 'quality-policy';
    target.scrollIntoView = scrollIntoView.mockClear();
    document.body.replaceChildren(target);
  });

  it.each([
    ['navigate', 'is at its anchor', 1],
    ['reload', 'stays where the visitor was', 0],
    ['back_forward', 'stays where the visitor was', 0],
  ])('after %s it %s', async (type, _place, calls) => {
    arriveBy(type);
    noteAnchor();
    document.dispatchEvent(new Event('readystatechange'));
    await new Promise(requestAnimationFrame);
    expect(scrollIntoView).toHaveBeenCalledTimes(calls);
  });
});
