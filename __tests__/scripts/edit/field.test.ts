/** @jest-environment jsdom */
import { openField, rememberField } from '@/scripts/edit/admin/field';

// A link of the bar leads to the field that its sentence names (specification 39.6), in groups as Sveltia CMS draws them.

const group = (path: string, buttons: number, inner = '') =>
  `<section data-key-path="${path}">${'<button aria-expanded="false" aria-controls="x"></button>'.repeat(buttons)}<div>${inner}</div></section>`;

/** Each button is drawn as open, and calls back, once it is clicked. */
const onOpen = (draw: (button: HTMLButtonElement) => void) =>
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    target.setAttribute('aria-expanded', 'true');
    draw(target);
  });

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.useRealTimers());

test('opens the list, its entry and the group of a field, and puts the cursor into it', () => {
  // The third button is that of the second entry.
  document.body.innerHTML = `<div data-mode="edit">${group('list', 3)}</div>`;
  const opened: string[] = [];
  onOpen((button) => {
    const section = button.closest('section');
    const path = section?.dataset.keyPath ?? '';
    const buttons = [...(section?.querySelectorAll('button') ?? [])];
    opened.push(`${path} ${buttons.indexOf(button)}`);
    const box = section?.querySelector('div');
    if (!box) return;
    if (path === 'list.1.profile') box.innerHTML = group(`${path}.role`, 0, '<input>');
    else if (button === buttons[2]) box.innerHTML = group('list.1.profile', 1);
  });
  rememberField('1.profile.role');
  openField();
  jest.advanceTimersByTime(2000);
  expect(opened).toEqual(['list 0', 'list 2', 'list.1.profile 0']);
  expect(document.activeElement).toBe(document.querySelector('input'));
  // Only once: a later reload leaves the form as it is.
  document.querySelector('input')?.blur();
  openField();
  jest.advanceTimersByTime(2000);
  expect(document.activeElement).toBe(document.body);
});
