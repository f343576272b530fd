import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { markScripted } from '@/__tests__/support/styles';
import {
  active,
  arrive,
  names,
  onEmptyPage,
  reachable,
  renderTabs,
  shown,
  tab,
  tabs,
} from '@/__tests__/support/tabs';

onEmptyPage();

it('opens with Description, the first tab (specification 13.11)', () => {
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
