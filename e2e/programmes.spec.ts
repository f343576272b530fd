import { company } from '@/content/company';
import { formatDateInDigits } from '@/lib/formatDate';
import { builtPage, regionOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect } from './support/fixtures';
import { hydrated } from './support/hydration';
import { pathOf, programmes } from './support/programmes';
import { test } from './support/sharedWindow';
import { languages } from './support/texts';

/** The content of the programme pages; `programme-tabs.spec.ts` and `curriculum.spec.ts` cover tabs and weeks. */

const sections = ['overview', 'structure', 'measured', 'learn', 'benefits', 'requirements'] as const;

for (const { locale, text, to } of languages)
  for (const facts of programmes) {
    const { id, instructor, duration } = facts;
    const path = to(pathOf(facts.slug));

    // Specification 13.1, 13.2, 13.3, 13.4, 13.5, 13.6, 13.7, 13.8, 13.9, 13.10, 13.13, 13.14, 13.21, 13.22 and 30.4
    test(`${path} shows its header, facts, status and description`, () => {
      const page = builtPage(path);
      expect(textsOf(page, 'h1')).toEqual([text(`${id}:opening.title`)]);
      const header = page.querySelector('main > .inverse') ?? page.body;
      expect(textsOf(header, 'dd')).toEqual([instructor.name, formatDateInDigits(facts.start)]);
      expect(valuesOf(header, 'time', 'datetime')).toEqual([facts.start]);
      const portrait = text('programmes:portrait', { name: instructor.name });
      expect(valuesOf(header, 'img', 'alt')).toEqual([portrait, text(`${id}:opening.picture`)]);
      const profile = instructor.page && to(instructor.page);
      expect(targetsOf(page, instructor.name)).toEqual(profile ? [profile, profile] : []);

      const panel = regionOf(page, text('programmes:panel.label'));
      expect(textOf(panel)).toContain(text('programmes:panel.paid'));
      expect(textsOf(panel, 'dd')).toEqual([
        instructor.name,
        text(`${id}:panel.contract`),
        text(`${id}:panel.certificate`),
        'months' in duration
          ? text('programmes:panel.months', { count: duration.months })
          : `${text('programmes:panel.until')} ${duration.until}`,
        text('programmes:panel.people', { count: facts.enrolled }),
        text('programmes:panel.english'),
        expect.stringMatching(/^Prishtine, /),
        text('programmes:panel.hours', { from: '09:00', to: '17:00' }),
        text('programmes:panel.days'),
        facts.deadline,
      ]);

      const buttons = [...page.querySelectorAll('main button[aria-disabled=true]')];
      expect(buttons).toHaveLength(id === 'programmeMarketing' ? 2 : 1);
      const ended = text('programmes:status.ended', { deadline: facts.deadline });
      for (const button of buttons) {
        expect(textOf(button)).toBe(text(`programmes:status.${facts.status}`));
        const note = page.getElementById(button.getAttribute('aria-describedby') ?? '');
        expect(textOf(note)).toBe(ended);
      }
      expect(textOf(page.querySelector('main')).split(ended)).toHaveLength(2);

      // Specification 38.5: questions go to the jobs address.
      const closing = regionOf(page, text('programmes:question.title'));
      const programme = text(`${id}:opening.title`);
      const subject = encodeURIComponent(text('programmes:question.subject', { programme }));
      expect(valuesOf(closing, 'a', 'href')).toEqual([
        `mailto:${company.mail.jobs}?subject=${subject}`,
        to('/careers'),
        to('/careers/career-start-program'),
      ]);

      const shown = [...sections, ...(facts.highlights ? (['highlights'] as const) : [])];
      expect(textsOf(page, '#description h2')).toEqual(
        shown.map((section) => text(`programmes:description.${section}`)),
      );
      for (const section of textsOf(page, '#description section')) expect(section).toMatch(/\S.{150,}/);
    });

    // Specification 13.15, 13.16, 14.1, 14.2, 14.3, 14.4, 14.5, 14.6 and 14.7
    test(`${path} has ${facts.curriculum.length} weeks, collapsed, each with field, topic and contents`, () => {
      const weeks = [...builtPage(path).querySelectorAll('#curriculum details')];
      expect(weeks).toHaveLength(facts.curriculum.length);
      const words = text.all(`${id}:curriculum.weeks`, { returnObjects: true });
      for (const [index, week] of weeks.entries()) {
        const number = index + 1;
        expect(week.hasAttribute('open')).toBe(false);
        const title = textOf(week.querySelector('summary'));
        expect(title).toContain(text('programmes:curriculum.week', { number }));
        expect(title).toContain(words[index]?.title.replaceAll('\u00ad', ''));
        if (locale === 'en') expect(textOf(week)).toContain(facts.curriculum[index]);
        const isToCome = id === 'programmeQa' && number >= 4 && number <= 12;
        expect(textsOf(week, 'dt').slice(0, 3)).toEqual([
          text('programmes:curriculum.field'),
          text('programmes:curriculum.topic'),
          text('programmes:curriculum.contents'),
        ]);
        const contents = textsOf(week, 'dd')[2];
        expect(contents === text('programmes:curriculum.comingSoon'), `week ${number}`).toBe(isToCome);
        expect(week.querySelectorAll('li').length > 0, `week ${number}`).toBe(!isToCome);
      }
    });
  }

// Specification 13.3, 13.4 and 13.21
test('status buttons do nothing, and all facts show at every width and on paper', async ({ page }) => {
  const path = `${pathOf('digital-marketing')}#curriculum`;
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
  await hydrated(page);
  const buttons = page.locator('main button[aria-disabled=true]');
  await expect(buttons).toHaveCount(2);
  const before = await page.content();
  for (const button of await buttons.all()) {
    await button.click({ force: true }); // Playwright waits for an enabled one otherwise
    await button.focus();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(path);
  expect(await page.content()).toBe(before);
  const facts = page.locator('section[aria-label]:has(> dl) dd').filter({ visible: true });
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(facts, `${width} px`).toHaveCount(10);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(facts).toHaveCount(10);
});
