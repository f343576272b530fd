import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { SectionOpening } from './SectionOpening';

it.each([
  [1, '01'],
  [9, '09'],
  [12, '12'],
])('numbers section %i as %s', (number, shown) => {
  renderInSite(<SectionOpening number={number} label="Teams" />, { locale: 'en' });
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.getByText('Teams')).toBeVisible();
});

it('gives the section its heading, which names it', async () => {
  const { container } = renderInSite(
    <section aria-labelledby="teams">
      <SectionOpening number={1} label="Teams" statement="Two ways to work with us." id="teams" />
    </section>,
    { locale: 'en' },
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Two ways to work with us.' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Two ways to work with us.' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('leaves the heading to the section when it has no statement', async () => {
  const { container } = renderInSite(<SectionOpening number={1} label="Teams" />, { locale: 'en' });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
