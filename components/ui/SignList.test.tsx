import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { SignList } from './SignList';

it('lists its items in their order', async () => {
  const { container } = renderInSite(<SignList items={['First', 'Second']} />, { locale: 'en' });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['First', 'Second']);
  expect(await axe(container)).toHaveNoViolations();
});
