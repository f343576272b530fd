import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { PageTitle } from './PageTitle';

it('is the page’s one main heading, with a lead', async () => {
  const { container } = renderInSite(<PageTitle title="Contact us" lead="We answer within two days." />, {
    locale: 'en',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  expect(screen.getByText('We answer within two days.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('leaves no empty paragraph where there is no lead', () => {
  const { container } = renderInSite(<PageTitle title="Contact us" />, { locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(container.querySelector('p')).toBeNull();
});
