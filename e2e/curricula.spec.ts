// No page opens here, so Playwright's own `test` does: ours would start a browser to watch.
import { expect, test } from '@playwright/test';
import { builtPage, textOf, textsOf } from './support/builtParts';
import { knownLocales } from './support/knownLocales';
import { pathOf, programmes } from './support/programmes';
import { languages } from './support/programmeWords';

/**
 * Specification 13.16, 14.1, 14.2, 14.3, 14.4, 14.5, 14.6 and 14.7, as the files of `out/` say it. How weeks
 * open and close is in `curriculum.spec.ts`.
 */

const weeks = '#curriculum details';

for (const locale of knownLocales) {
  const words = languages[locale];
  for (const { slug, weeks: length, curriculum } of programmes) {
    const path = pathOf(slug, words.prefix);

    test(`${path}: ${length} weeks, each with what it teaches`, () => {
      const found = textsOf(builtPage(path), weeks);
      expect(found).toHaveLength(length);
      for (const [index, text] of found.entries()) expect(text).toContain(`${words.week} ${index + 1}`);
      for (const [from, to, en, de] of curriculum) {
        for (let number = from; number <= to; number += 1) {
          expect(found[number - 1], `week ${number}`).toContain(locale === 'en' ? en : de);
        }
      }
    });

    test(`${path}: each week has field, topic and a content list`, () => {
      for (const [index, week] of builtPage(path).querySelectorAll(weeks).entries()) {
        const toCome = slug.startsWith('software-quality') && index + 1 >= 4 && index + 1 <= 12;
        expect(week.querySelectorAll('dt'), `week ${index + 1}`).toHaveLength(toCome ? 3 : 4);
        const [field, topic, contents] = textsOf(week, 'dd');
        expect(field).toMatch(/\S/);
        expect(topic?.length).toBeGreaterThan(20);
        if (toCome) expect(contents).toContain(words.comingSoon);
        else expect(week.querySelectorAll('li').length).toBeGreaterThanOrEqual(4);
      }
    });

    test(`${path}: weeks are collapsed, and grouped by months of four`, () => {
      const page = builtPage(path);
      expect(page.querySelectorAll(`${weeks}[open]`)).toHaveLength(0);
      const months = page.querySelectorAll('#curriculum section');
      expect(months).toHaveLength(length / 4);
      for (const [index, month] of months.entries()) {
        const title = new RegExp(`^(?:Month|Monat) ${index + 1}: \\S`);
        expect(textOf(month.querySelector('h2'))).toMatch(title);
        expect(month.querySelectorAll('details')).toHaveLength(4);
      }
    });

    test(`${path}: only the content of weeks 4 to 12 of QA shows a coming-soon text`, () => {
      const found = textsOf(builtPage(path), weeks).filter((text) => text.includes(words.comingSoon));
      expect(found).toHaveLength(slug.startsWith('software-quality') ? 9 : 0);
    });
  }
}
