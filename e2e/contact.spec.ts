import { company } from '@/content/company';
import { builtPage, regionOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect, test } from './support/fixtures';
import { languages } from './support/texts';

/** Specification 17.1, 17.2, 17.3, 17.5, 17.6 and 30.4. The form has tests of its own, in `forms/`. */

for (const { text, to } of languages) {
  test(`${to('/contact-us')}: the form, address, phone, mail, social links and two offices`, () => {
    const page = builtPage(to('/contact-us'));
    const form = regionOf(page, text('contact:write.title')).querySelector('form') ?? page.body;
    expect(form.querySelectorAll('input:not([name=website]), textarea, select')).toHaveLength(4);
    expect(valuesOf(form, 'a', 'href')).toEqual([`${to('/policies')}#privacy-policy`]);
    expect(textOf(page.querySelector('h1'))).toBe(text('contact:title'));
    const facts = regionOf(page, text('contact:facts.label'));
    expect(valuesOf(facts, 'a', 'href')).toEqual([
      'tel:+41440000000',
      `mailto:${company.mail.info}`,
      company.social.linkedin,
      company.social.facebook,
      company.social.instagram,
    ]);
    const sheets = regionOf(page, text('contact:offices.title'));
    expect(textsOf(sheets, 'article h3')).toEqual([
      text('common:offices.zurich.city'),
      text('common:offices.pristina.city'),
    ]);
    expect(textOf(sheets)).toContain(`8005 ${text('common:offices.zurich.city')}`);
    expect(textsOf(sheets, 'article:first-of-type p')).toContain(text('common:offices.zurich.role'));
    for (const office of ['zurich', 'pristina'] as const)
      for (const { from } of text.all(`contact:offices.${office}.directions`, { returnObjects: true }))
        expect(textsOf(sheets, 'dt')).toContain(from);
    // Specification 17.6
    for (const part of [facts, ...sheets.querySelectorAll('article')])
      expect(textOf(part)).toContain(text('common:offices.hours'));
    for (const { id, mapUrl } of Object.values(company.offices))
      expect(targetsOf(sheets, text(`common:offices.${id}.map`))).toEqual([mapUrl]);
  });
}

// Specification 17.5
test('the form begins in the first viewport', async ({ page }) => {
  for (const [width, height, field] of [
    [1440, 900, 'Message'],
    [390, 844, 'BusinessEmail'],
  ] as const)
    for (const path of ['/contact-us', '/de/contact-us']) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(page.locator(`#field-${field}`), `${path}, ${width} px`).toBeInViewport({ ratio: 0.5 });
    }
});
