import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite } from '@/__tests__/support/render';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import Legal from './Legal';

describe.each(locales)('in %s (specification 21.1)', (locale) => {
  it('all eight facts come from the company’s own file', () => {
    renderInSite(<Legal />, { locale });
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    const { street, postcode, phone } = company.offices.zurich;
    expect(values).toEqual([
      company.legalName,
      expect.stringContaining(`${street}${postcode}`),
      phone,
      company.mail.info,
      new URL(company.origin).host,
      locale === 'de' ? 'Zürich, Schweiz' : 'Zurich, Switzerland',
      company.registerNumber,
      locale === 'de' ? 'Zürich' : 'Zurich',
    ]);
  });

  it('leaves no placeholder open, and has no accessibility findings', async () => {
    const { container } = renderInSite(<Legal />, { locale });
    expect(container).toHaveTextContent(company.legalName);
    expect(container).not.toHaveTextContent('{{');
    expect(await axe(container)).toHaveNoViolations();
  });
});
