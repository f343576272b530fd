import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@/__tests__/support/render';
import { active, arrive, go, onEmptyPage, renderTabs, shown, tab, tabs } from '@/__tests__/support/tabs';
import { Tabs } from './Tabs';

/** Tabs and the address of the page: what it names is open, and it names what was opened. */

onEmptyPage();

describe('the address (specification 13.12)', () => {
  it.each([
    ['', 'description'],
    ['#description', 'description'],
    ['#curriculum', 'curriculum'],
    ['#dates', 'dates'],
    ['#term', 'dates'],
    ['#nothing-here', 'description'],
  ])('%s opens its tab', (hash, panel) => {
    go(hash);
    renderTabs();
    expect(shown()).toEqual([panel]);
    expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
  });

  it('follows the chosen tab, by mouse and by key, without an entry in the history', async () => {
    const entries = window.history.length;
    renderTabs();
    await userEvent.click(tab('Curriculum'));
    expect(window.location.hash).toBe('#curriculum');
    await userEvent.keyboard('{ArrowRight}');
    expect(window.location.hash).toBe('#dates');
    expect(window.history).toHaveLength(entries);
  });

  it.each(['hashchange', 'popstate'])('is followed when it changes (%s)', (event) => {
    renderTabs();
    go('#curriculum');
    act(() => void window.dispatchEvent(new Event(event)));
    expect(active()).toEqual(['Curriculum']);
    go('');
    act(() => void window.dispatchEvent(new Event(event)));
    expect(active()).toEqual(['Description']);
  });

  it('that names another place on the page leaves the tab as it is', () => {
    renderInSite(
      <main id="main">
        <Tabs label="Programme" tabs={tabs} />
      </main>,
      { locale: 'en' },
    );
    go('#curriculum');
    act(() => void window.dispatchEvent(new Event('hashchange')));
    go('#main');
    act(() => void window.dispatchEvent(new Event('hashchange')));
    expect(active()).toEqual(['Curriculum']);
  });
});

describe('the browser’s search', () => {
  const closed = (id: string) => document.querySelector(`#${id}[hidden="until-found"]`);
  const find = (id: string) =>
    act(() => void document.getElementById(id)?.dispatchEvent(new Event('beforematch', { bubbles: true })));

  it('reaches closed panels and opens them, and the address names the panel', () => {
    renderTabs();
    expect(closed('curriculum')).toBeInTheDocument();
    find('curriculum');
    expect(shown()).toEqual(['curriculum']);
    expect(closed('description')).toBeInTheDocument();
    expect(window.location.hash).toBe('#curriculum');
  });

  it('leaves an address alone that names something inside the panel', () => {
    renderTabs();
    go('#term');
    find('dates');
    expect(shown()).toEqual(['dates']);
    expect(window.location.hash).toBe('#term');
  });
});

describe('before the framework arrives', () => {
  const root = document.documentElement;
  afterEach(() => delete root.dataset.anchor);

  it.each([
    ['', 'description'],
    ['description', 'description'],
    ['curriculum', 'curriculum'],
    ['week-5', 'curriculum'],
  ])('the anchor “%s” shows its panel', async (anchor, panel) => {
    root.dataset.anchor = anchor;
    await arrive(tabs.slice(0, 2));
    expect(shown()).toEqual([panel]);
  });
});
