// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { company } from '@/content/company';
import { builtPage, regionOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { languages } from './support/texts';

/** Specification 17.1, 17.2, 17.3, 17.5 and 30.4. The form has tests of its own, in `forms/`. */

for (const { text, to } of languages) {
  test(`${to('/contact-us')}: the form, address, phone, mail, social links and two offices`, () => {
    const page = builtPage(to('/contact-us'));
    const form = regionOf(page, text('contact:write.title')).querySelector('form') ?? page.body;
    expect(form.querySelectorAll('input:not([name=website]), textarea, select')).toHaveLength(4);
    expect(valuesOf(form, 'a', 'href')).toEqual([`${to('/policies')}#privacy-policy`]);
    expect(textOf(page.querySelector('h1'))).toBe(text('contact:title'));
    const facts = regionOf(page, text('contact:facts.label'));
    expect(textOf(facts)).toContain(`8005 ${text('common:offices.zurich.city')}`);
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
    expect(textsOf(sheets, 'article:first-of-type p')).toContain(text('common:offices.zurich.role'));
    for (const office of ['zurich', 'pristina'] as const)
      for (const { from } of text.all(`contact:offices.${office}.directions`, { returnObjects: true }))
        expect(textsOf(sheets, 'dt')).toContain(from);
  });
}
