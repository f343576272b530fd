import { company } from '@/content/company';
import { builtPage, regionOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { languages } from './support/texts';
import { test } from './support/tour';

// Specification 17.1, 17.2, 17.3, 17.6 and 30.4. The form has tests of its own, in `forms/`.
for (const { text, to } of languages)
  test(`${to('/contact-us')} shows the form, address, phone, mail, profiles and two offices`, () => {
    const page = builtPage(to('/contact-us'));
    const form = regionOf(page, text('contact:write.title')).querySelector('form') ?? page.body;
    expect(form.querySelectorAll('input:not([name=website]), textarea, select')).toHaveLength(4);
    expect(valuesOf(form, 'a', 'href')).toEqual([`${to('/policies')}#privacy-policy`]);
    const facts = regionOf(page, text('contact:facts.label'));
    const { linkedin, facebook, instagram } = company.social;
    expect(valuesOf(facts, 'a', 'href')).toEqual([
      'tel:+41440000000',
      `mailto:${company.mail.info}`,
      linkedin,
      facebook,
      instagram,
    ]);
    const sheets = regionOf(page, text('contact:offices.title'));
    const city = (office: 'zurich' | 'pristina') => text(`common:offices.${office}.city`);
    expect(textsOf(sheets, 'article h3')).toEqual([city('zurich'), city('pristina')]);
    expect(textOf(sheets)).toContain(`8005 ${city('zurich')}`);
    expect(textsOf(sheets, 'article:first-of-type p')).toContain(text('common:offices.zurich.role'));
    for (const office of ['zurich', 'pristina'] as const)
      for (const { from } of text.all(`contact:offices.${office}.directions`, { returnObjects: true }))
        expect(textsOf(sheets, 'dt')).toContain(from);
    for (const part of [facts, ...sheets.querySelectorAll('article')])
      expect(textOf(part)).toContain(text('common:offices.hours'));
    for (const { id, mapUrl } of Object.values(company.offices))
      expect(targetsOf(sheets, text(`common:offices.${id}.map`))).toEqual([mapUrl]);
  });

// Specification 17.5
test('the form begins in the first viewport', async ({ page }) => {
  for (const [width, height, field] of [
    [1440, 900, 'Message'],
    [390, 844, 'BusinessEmail'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/de/contact-us');
    await expect(page.locator(`#field-${field}`), `${width} px`).toBeInViewport({ ratio: 0.5 });
  }
});
