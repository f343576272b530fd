import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Tabs } from '@/components/ui/Tabs';
import { asItArrives } from '../../support/asItArrives';
import { renderInSite } from '../../support/render';
import { applyStyles, markScripted } from '../../support/styles';

const tabs = [
  { id: 'description', label: 'Description', content: <p>What it is about</p> },
  { id: 'curriculum', label: 'Curriculum', content: <p>Week by week</p> },
  { id: 'dates', label: 'Dates', content: <p id="term">When it starts</p> },
];

const names = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent);
const tab = (name: string) => screen.getByRole('tab', { name });
const active = () => names(screen.getAllByRole('tab', { selected: true }));
const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.id);
const reachable = () => names(screen.getAllByRole('tab').filter((element) => element.tabIndex === 0));

beforeAll(() => applyStyles('components/ui/Tabs.module.css'));

beforeEach(() => {
  document.body.replaceChildren();
  markScripted(true);
  go('');
});

const go = (hash: string) => window.history.replaceState(null, '', `/programme${hash}`);

function renderTabs() {
  return renderInSite(<Tabs label="Programme" tabs={tabs} />, { locale: 'en' });
}

it('opens with Description, the first tab', () => {
  renderTabs();
  expect(screen.getByRole('tablist', { name: 'Programme' })).toBeVisible();
  expect(names(screen.getAllByRole('tab'))).toEqual(['Description', 'Curriculum', 'Dates']);
  expect(active()).toEqual(['Description']);
  expect(shown()).toEqual(['description']);
});

it('has exactly one active tab, whichever is clicked', async () => {
  renderTabs();
  for (const { id, label } of [...tabs].reverse()) {
    await userEvent.click(tab(label));
    expect(active()).toEqual([label]);
    expect(shown()).toEqual([id]);
  }
});

it.each([
  ['ArrowRight moves on', 'Description', '{ArrowRight}', 'Curriculum'],
  ['ArrowRight wraps around at the end', 'Dates', '{ArrowRight}', 'Description'],
  ['ArrowLeft moves back', 'Dates', '{ArrowLeft}', 'Curriculum'],
  ['ArrowLeft wraps around at the start', 'Description', '{ArrowLeft}', 'Dates'],
  ['Home goes to the first', 'Dates', '{Home}', 'Description'],
  ['End goes to the last', 'Description', '{End}', 'Dates'],
  ['another key stays where it is', 'Curriculum', '{ArrowDown}', 'Curriculum'],
])('%s', async (_rule, from, key, to) => {
  renderTabs();
  await userEvent.click(tab(from));
  await userEvent.keyboard(key);
  expect(active()).toEqual([to]);
  expect(tab(to)).toHaveFocus();
});

it('takes one stop of the Tab key, at the active tab', async () => {
  renderTabs();
  expect(reachable()).toEqual(['Description']);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(reachable()).toEqual(['Dates']);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('leaves what the browser does with Alt and an arrow, such as going back, alone', async () => {
  renderTabs();
  await userEvent.click(tab('Curriculum'));
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(active()).toEqual(['Curriculum']);
});

it('names each panel after its tab', () => {
  renderTabs();
  expect(screen.getByRole('tabpanel', { name: 'Description' })).toHaveTextContent('What it is about');
  expect(tab('Description')).toHaveAttribute('aria-controls', 'description');
});

/** The page as it arrives, before or without a script. */
async function arrive(): Promise<void> {
  document.body.innerHTML = await asItArrives(<Tabs label="Programme" tabs={tabs} />);
}

it('shows every panel, under its own name, without a script', async () => {
  markScripted(false);
  await arrive();
  expect(shown()).toEqual(['description', 'curriculum', 'dates']);
  for (const { label, content } of tabs) {
    expect(screen.getByText(label, { selector: 'p' })).toBeVisible();
    expect(screen.getByText(content.props.children)).toBeVisible();
  }
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

it('has no accessibility findings, with or without a script', async () => {
  const { container } = renderTabs();
  expect(await axe(container)).toHaveNoViolations();
  markScripted(false);
  await arrive();
  expect(await axe(`<main>${document.body.innerHTML}</main>`)).toHaveNoViolations();
});

describe('the address', () => {
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
    document.body.innerHTML = await asItArrives(<Tabs label="Programme" tabs={tabs.slice(0, 2)} />);
    expect(shown()).toEqual([panel]);
  });
});
