import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { Badge } from './Badge';

it('shows two letters and leaves the speaking to the name beside it', async () => {
  const { container } = renderInSite(
    <p data-testid="author">
      <Badge initials="CS" /> Cyber Security Team
    </p>,
    { locale: 'en' },
  );
  const badge = screen.getByText('CS');
  expect(badge).toBeVisible();
  expect(badge).toHaveAttribute('aria-hidden', 'true');
  expect(await axe(container)).toHaveNoViolations();
});

it('tells its tones apart', () => {
  renderInSite(
    <>
      <Badge initials="AA" />
      <Badge initials="BB" tone="trail" />
      <Badge initials="CC" tone="ice" />
    </>,
    { locale: 'en' },
  );
  const looks = ['AA', 'BB', 'CC'].map((initials) => screen.getByText(initials).className);
  expect(new Set(looks).size).toBe(3);
});
