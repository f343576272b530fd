import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInSite, words } from '@/__tests__/support/render';
import { company, offices } from '@/content/company';
import { locales } from '@/content/locales';
import Contact from './Contact';

describe.each(locales)('in %s (specification 17.1, 17.2 and 17.3)', (locale) => {
  const t = words(locale, 'contact');
  const shared = words(locale, 'common');
  const facts = () => within(screen.getByRole('region', { name: t('facts.label') }));

  it('the headquarters address', () => {
    renderInSite(<Contact />, { locale });
    const [address] = facts().getAllByRole('definition');
    expect(address).toHaveTextContent(company.offices.zurich.street);
    expect(address).toHaveTextContent(`8005 ${shared('offices.zurich.city')}`);
  });

  it('phone, mail and social links (LinkedIn, Facebook, Instagram)', () => {
    renderInSite(<Contact />, { locale });
    const links = facts().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `tel:${company.offices.zurich.phone.replace(/ /g, '')}`,
      `mailto:${company.mail.info}`,
      company.social.linkedin,
      company.social.facebook,
      company.social.instagram,
    ]);
  });

  it('and two offices (Zurich headquarters and Pristina)', () => {
    renderInSite(<Contact />, { locale });
    const sheets = screen.getAllByRole('article');
    expect(sheets).toHaveLength(2);
    for (const [index, { id, street, phone, mapUrl }] of offices.entries()) {
      const sheet = within(sheets[index] ?? document.body);
      expect(sheet.getByRole('heading', { name: shared(`offices.${id}.city`) })).toBeVisible();
      expect(sheet.getByText(street, { exact: false })).toBeVisible();
      expect(sheet.getByRole('link', { name: phone })).toBeVisible();
      expect(sheet.getByRole('link', { name: shared('footer.map') })).toHaveAttribute('href', mapUrl);
    }
  });

  it('the contact form: name, e-mail, message, budget', () => {
    renderInSite(<Contact />, { locale });
    const form = within(screen.getByRole('form', { name: t('write.title') }));
    const f = words(locale, 'forms');
    expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'FirstName',
      'BusinessEmail',
      'Message',
    ]);
    expect(form.getByRole('combobox', { name: new RegExp(f('fields.budget')) })).toBeVisible();
    expect(form.getByRole('link', { name: f('privacy.link') })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/policies#privacy-policy$/),
    );
  });

  it('and a mail link for where the form cannot be sent', () => {
    renderInSite(<Contact />, { locale });
    const links = screen.getAllByRole('link', { name: company.mail.info, hidden: true });
    const subject = encodeURIComponent(t('write.subject'));
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      `mailto:${company.mail.info}?subject=${subject}`,
    );
  });

  it('has no accessibility findings', async () => {
    const { container } = renderInSite(<Contact />, { locale });
    expect(await axe(container)).toHaveNoViolations();
  });
});
