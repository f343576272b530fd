import { screen, within } from '@testing-library/react';
import { renderInSite, words } from '@/__tests__/support/render';
import { company } from '@/content/company';
import { locales } from '@/content/locales';
import { Footer } from './Footer';

// Specification 5.14; the links of the other columns are in e2e/navigation.spec.ts.
it.each(locales)('“Find us”: address, phone, map, and three networks (%s)', (locale) => {
  const t = words(locale, 'common');
  renderInSite(<Footer />, { locale });
  const column = screen.getByRole('region', { name: t('footer.findUs') });
  const { legalName, street, phone, mapUrl } = company.offices.zurich;
  for (const line of [legalName, t('offices.zurich.building'), street, `8005 ${t('offices.zurich.city')}`]) {
    expect(column.querySelector('address')).toHaveTextContent(line);
  }
  const links = within(column).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([mapUrl, `tel:${phone.replaceAll(' ', '')}`]),
  );
  expect(links.slice(-3).map((link) => new URL(link.getAttribute('href') ?? '').host)).toEqual([
    'www.linkedin.com',
    'www.facebook.com',
    'www.instagram.com',
  ]);
});
