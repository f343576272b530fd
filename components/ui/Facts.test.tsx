import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { Facts } from './Facts';

it('pairs each name with its value', async () => {
  const { container } = renderInSite(
    <Facts
      facts={[
        { name: 'Industry', value: 'School transport' },
        { name: 'Phone', value: <a href="tel:+41440000000">+41 44 000 00 00</a> },
      ]}
    />,
    { locale: 'en' },
  );
  const names = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(names).toEqual(['Industry', 'Phone']);
  expect(values).toEqual(['School transport', '+41 44 000 00 00']);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+41440000000');
  expect(await axe(container)).toHaveNoViolations();
});
