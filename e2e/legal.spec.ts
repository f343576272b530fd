// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { builtPage, regionOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { languages } from './support/texts';

for (const { locale, text, to } of languages)
  test(`/legal shows all eight facts, /coming-soon only a heading (${locale})`, () => {
    // Specification 21.1
    const facts = regionOf(builtPage(to('/legal')), text('legal:facts.label'));
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
    expect(textsOf(facts, 'dt')).toEqual(values.map(([key]) => text(`legal:facts.${key}`)));
    if (locale === 'de') expect(textsOf(facts, 'dt')).toContain('Handelsregisternummer (UID)');
    expect(textsOf(facts, 'dd')).toEqual(values.map(([, value]) => expect.stringContaining(value)));
    expect(valuesOf(facts, 'a', 'href')).toEqual([
      'tel:+41440000000',
      'mailto:info@firnwerk.example',
      to('/'),
    ]);

    // Specification 2.23
    const main = builtPage(to('/coming-soon')).querySelector('main');
    expect(main?.querySelectorAll('*')).toHaveLength(2); // the heading and its frame
    expect(textOf(main?.querySelector('h1'))).toBe(text('comingSoon:title'));
    expect(textOf(main)).toBe(text('comingSoon:title'));
  });
