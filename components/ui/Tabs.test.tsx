/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@/__tests__/support/render';
import { applyStyles, markScripted } from '@/__tests__/support/styles';
import { Tabs } from './Tabs';

/** Specification 13.11, 13.12; e2e/programme-tabs.spec.ts covers the URL and Back. */

const tabs = [
  { id: 'description', label: 'Description', content: <p>What it is about</p> },
  { id: 'curriculum', label: 'Curriculum', content: <p>Week by week</p> },
  { id: 'dates', label: 'Dates', content: <p id="term">When it starts</p> },
];

const names = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent);
const tab = (name: string) => screen.getByRole('tab', { name });
const active = () => names(screen.getAllByRole('tab', { selected: true }));
const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.id);

const go = (hash: string) => window.history.replaceState(null, '', `/programme${hash}`);
const dispatch = (target: EventTarget | null, event: string) =>
  act(() => void target?.dispatchEvent(new Event(event, { bubbles: true })));

beforeAll(() => applyStyles('components/ui/Tabs.module.css'));

beforeEach(() => {
  markScripted(true);
  go('');
  renderInSite(
    <main id="main">
      <Tabs label="Programme" tabs={tabs} />
    </main>,
    { locale: 'en' },
  );
});

it('has exactly one active tab: the first, then the one clicked', async () => {
  expect(active()).toEqual(['Description']);
  expect(shown()).toEqual(['description']);
  for (const { id, label } of [...tabs].reverse()) {
    await userEvent.click(tab(label));
    expect(active()).toEqual([label]);
    expect(shown()).toEqual([id]);
    expect(screen.getByRole('tabpanel', { name: label })).toBeVisible();
  }
});

// Specification 31.2
it.each([
  ['ArrowRight moves on', 'Description', '{ArrowRight}', 'Curriculum'],
  ['ArrowRight wraps around at the end', 'Dates', '{ArrowRight}', 'Description'],
  ['Home goes to the first', 'Dates', '{Home}', 'Description'],
  ['Alt and an arrow are the browser’s', 'Curriculum', '{Alt>}{ArrowLeft}{/Alt}', 'Curriculum'],
])('%s', async (_rule, from, key, to) => {
  await userEvent.click(tab(from));
  await userEvent.keyboard(key);
  expect(active()).toEqual([to]);
  expect(tab(to)).toHaveFocus();
});

it('keeps the tab when the hash names another place on the page', () => {
  go('#curriculum');
  dispatch(window, 'hashchange');
  go('#main');
  dispatch(window, 'hashchange');
  expect(active()).toEqual(['Curriculum']);
});

describe('find-in-page', () => {
  const panel = (id: string) => document.getElementById(id);

  it('reaches closed panels and opens them, and the URL names the panel', () => {
    expect(panel('curriculum')).toHaveAttribute('hidden', 'until-found');
    dispatch(panel('curriculum'), 'beforematch');
    expect(shown()).toEqual(['curriculum']);
    expect(panel('description')).toHaveAttribute('hidden', 'until-found');
    expect(window.location.hash).toBe('#curriculum');
  });
});
