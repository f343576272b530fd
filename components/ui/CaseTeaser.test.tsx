import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { isBuilt } from '@/content/routes';
import { CaseTeaser } from './CaseTeaser';

jest.mock('@/content/routes', () => ({
  ...jest.requireActual<typeof import('@/content/routes')>('@/content/routes'),
  isBuilt: jest.fn(),
}));

const teaser = (
  <>
    <h2>Case studies</h2>
    <CaseTeaser
      to="caseLea"
      picture="case-lea"
      alt="Two phones"
      title="Lea"
      kind="Shared mobility"
      text="A car or a cargo bike."
    />
  </>
);

it.each([
  ['en', '/our-work/lea'],
  ['de', '/de/our-work/lea'],
] as const)('is one link to the case study: %s, %s', async (locale, path) => {
  jest.mocked(isBuilt).mockReturnValue(true);
  const { container } = renderInSite(teaser, { locale });
  const link = screen.getByRole('link', { name: /Lea/ });
  expect(link).toHaveAttribute('href', path);
  expect(within(link).getByRole('img', { name: 'Two phones' })).toBeVisible();
  expect(within(link).getByRole('heading', { level: 3, name: 'Lea' })).toBeVisible();
  expect(within(link).getByText('Shared mobility')).toBeVisible();
  expect(within(link).getByText('A car or a cargo bike.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('says the same without a link while the case study is not built', async () => {
  jest.mocked(isBuilt).mockReturnValue(false);
  const { container } = renderInSite(teaser, { locale: 'en' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Lea' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Two phones' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

describe('with words for what the link does', () => {
  const worded = (
    <CaseTeaser
      to="caseLea"
      picture="case-lea"
      alt="Two phones"
      title="Lea"
      kind="Shared mobility"
      text="A car or a cargo bike."
      action="View case study"
    />
  );

  it('shows them inside the one link', () => {
    jest.mocked(isBuilt).mockReturnValue(true);
    renderInSite(worded, { locale: 'en' });
    expect(within(screen.getByRole('link')).getByText('View case study')).toBeVisible();
  });

  it('promises nothing while the case study is not built', () => {
    jest.mocked(isBuilt).mockReturnValue(false);
    renderInSite(worded, { locale: 'en' });
    expect(screen.queryByText('View case study')).not.toBeInTheDocument();
  });
});
