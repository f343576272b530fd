import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { positions } from '@/content/positions';
import { builtPage, regionOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';
import { languages } from './support/texts';

/** How the page scrolls is in `careers-scroll.spec.ts`. */

const heading = (page: Page) => page.locator('h2#positions');
const filters = (page: Page) => page.locator('main select');
/** The message shows until an editor opens a position; the component's own tests cover open positions. */
const noneIsOpen = positions.length === 0;

const weekdays = { en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], de: ['Mo', 'Di', 'Mi', 'Do', 'Fr'] };

// Specification 11.1, 11.4, 11.5, 11.6, 11.9, 11.11, 11.13, 11.14 and 11.15
for (const { locale, text, to } of languages)
  test(`${to('/careers')} shows the journey, values, benefits in 4, 7 and 6, positions and the open application`, () => {
    const page = builtPage(to('/careers'));
    const region = (name: string) => regionOf(page, name);
    const links = [...page.querySelectorAll('main a[data-smooth-scroll]')].slice(0, 2);
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      [text('careers:hero.button'), '#positions'],
      [text('careers:hero.apply'), '#open-application'],
    ]);
    expect(textsOf(page, 'main section span')).toContain(text('careers:journey.label'));
    expect(textsOf(region(text('careers:values.title')), 'li h3')).toHaveLength(4);
    const journey = region(text.all('careers:journey.title', { returnObjects: true }).join(' '));
    expect(textsOf(journey, 'li span')).toEqual([...weekdays[locale], ...weekdays[locale]]);
    expect(textsOf(journey, 'li h3')).toHaveLength(2);
    const programmes = to('/careers/career-start-program');
    expect(targetsOf(page, text('careers:careerStart.button'))).toEqual([programmes]);
    const benefits = region(text('careers:benefits.title'));
    const columns = [...benefits.querySelectorAll('ul')];
    expect(columns.map((column) => textsOf(column, 'h4').length)).toEqual([4, 7, 6]);
    const mailAbout = (subject: string) =>
      `mailto:${company.mail.jobs}?subject=${encodeURIComponent(subject)}`;
    expect(valuesOf(benefits, 'a', 'href')).toEqual([mailAbout(text('careers:benefits.ask.subject'))]);
    if (noneIsOpen) expect(textsOf(page, 'main [role=status]')).toEqual([text('careers:positions.none')]);
    const mail = mailAbout(text('careers:open.subject'));
    expect(targetsOf(page, text('careers:open.button'))).toEqual([mail]);
    const closing = [...page.querySelectorAll('main section')].at(-1) ?? page.body;
    expect(textsOf(closing, 'h2')).toEqual([text('careers:open.title')]);
    expect(valuesOf(closing, 'a', 'href').slice(-3)).toEqual([mail, programmes, to('/about')]);
  });

/** The message and no list; the message comes before the filters. */
async function expectNone(page: Page): Promise<void> {
  const list = page.getByRole('region').filter({ has: heading(page) });
  await expect(list.getByRole('status')).not.toBeEmpty();
  await expect(list.getByRole('list')).toHaveCount(0);
  await expect(
    page.locator('main [role=status] ~ * select, main :has([role=status]) ~ * select'),
  ).not.toHaveCount(0);
}

// Specification 11.7, 11.8, 11.9 and 11.16
test('the message that no position is open shows whatever the filters are set to', async ({ page }) => {
  expect(textsOf(builtPage('/careers'), 'main option')).toEqual([
    ...['Any', 'Switzerland', 'Kosovo'],
    ...['All job categories', 'Design & Development', 'Human resources', 'Business IT & Finance', 'Others'],
  ]);
  await page.goto('/careers');
  await hydrated(page);
  await expect(filters(page).locator('option:checked')).toHaveText(['Any', 'All job categories']);
  for (const choice of ['Kosovo', 'Any']) {
    await filters(page).first().selectOption(choice);
    await filters(page).last().selectOption('Human resources');
    if (noneIsOpen) await expectNone(page);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Specification 11.3 and 11.10
  test('the button links to the anchor, and no filter shows', async ({ page }) => {
    await page.goto('/careers');
    await page.locator('a[href="#positions"]').click();
    await expect(page).toHaveURL('/careers#positions');
    await expect(heading(page)).toBeInViewport();
    await expect(filters(page).filter({ visible: true })).toHaveCount(0);
  });
});
