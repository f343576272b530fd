import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { Certifications } from './Certifications';

const subjects = [
  ['en', ['information security', 'medical devices', 'quality management']],
  ['de', ['Informationssicherheit', 'Medizinprodukte', 'Qualitätsmanagement']],
] as const;

it.each(subjects)(
  'Three certification badges: ISO 27001 (security), ISO 13485 (medical devices), ISO 9001 (quality); in %s (specification 6.6)',
  async (locale, [security, medical, quality]) => {
    const t = words(locale, 'home');
    const { container } = renderInSite(
      <Certifications
        number={4}
        label={t('certifications.label')}
        title={t('certifications.title')}
        text={t('certifications.text')}
      />,
      { locale },
    );
    const badges = screen.getAllByRole('img');
    expect(badges.map((badge) => [badge.getAttribute('alt'), badge.getAttribute('src')])).toEqual([
      [`ISO 27001: ${security}`, '/images/badges/iso-27001.svg'],
      [`ISO 13485: ${medical}`, '/images/badges/iso-13485.svg'],
      [`ISO 9001: ${quality}`, '/images/badges/iso-9001.svg'],
    ]);
    expect(screen.getByRole('region', { name: t('certifications.title') })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  },
);
