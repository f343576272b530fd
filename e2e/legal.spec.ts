// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { builtPage, regionOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { languages } from './support/texts';

for (const { locale, text, to } of languages) {
  // Specification 21.1
  test(`${to('/legal')}: all eight facts about the company, and what it is liable for`, () => {
    const page = builtPage(to('/legal'));
    const region = regionOf(page, text('legal:facts.label'));
    const zurich = text('common:offices.zurich.city');
    const values = [
      ['name', 'Firnwerk AG'],
      ['address', `8005 ${zurich}`],
      ['phone', '+41 44 000 00 00'],
      ['mail', 'info@firnwerk.example'],
      ['web', 'www.firnwerk.example'],
      ['domicile', zurich],
      ['registerNumber', 'CHE-000.000.000'],
      ['registerCanton', text('legal:cantons.ZH')],
    ] as const;
    expect(textsOf(region, 'dt')).toEqual(values.map(([key]) => text(`legal:facts.${key}`)));
    if (locale === 'de') expect(textsOf(region, 'dt')).toContain('Handelsregisternummer (UID)');
    expect(textsOf(region, 'dd')).toEqual(values.map(([, value]) => expect.stringContaining(value)));
    expect(valuesOf(region, 'a', 'href')).toEqual([
      'tel:+41440000000',
      'mailto:info@firnwerk.example',
      to('/'),
    ]);
    const clauses = text.all('legal:disclaimer.clauses', { returnObjects: true });
    expect(textsOf(page, 'main h3')).toEqual(clauses.map(({ title }) => title.replaceAll('\u00ad', '')));
  });

  // Specification 2.23
  test(`${to('/coming-soon')} shows only a heading`, () => {
    const main = builtPage(to('/coming-soon')).querySelector('main');
    const heading = text('comingSoon:title');
    expect(textsOf(builtPage(to('/coming-soon')), 'h1')).toEqual([heading]);
    expect(main?.querySelectorAll('*')).toHaveLength(2); // the heading and its frame
    expect(textOf(main)).toBe(heading);
  });
}
