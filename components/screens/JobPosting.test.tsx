/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite, words } from '@/__tests__/support/render';
import { locales } from '@/content/locales';
import JobPosting from './JobPosting';

// Specification 20.5: no posting is open today, so no page shows this.
it.each(locales)('an open posting shows its status and both apply links (%s)', (locale) => {
  const t = words(locale, 'jobs');
  renderInSite(<JobPosting page="jobAngular" open />, { locale });
  expect(screen.getByText(t('labels.status')).nextElementSibling).toHaveTextContent(t('status.open'));
  expect(screen.getByRole('heading', { name: t('closing.open.title') })).toBeVisible();
  for (const part of ['labels.offer', 'process.title'] as const)
    expect(screen.getByRole('heading', { name: t(part) })).toBeVisible();
  expect(screen.queryByText(t('status.filled'))).not.toBeInTheDocument();
  const mails = screen.getAllByRole('link').filter((link) => link.matches('[href^="mailto:"]'));
  expect(mails).toHaveLength(2);
});
