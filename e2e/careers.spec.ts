import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { positions } from '@/content/positions';
import { builtPage, regionOf, targetsOf, textOf, textsOf, valuesOf } from './support/builtParts';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';
import { languages } from './support/texts';

/** Specification 11.1, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8, 11.9, 11.10, 11.11, 11.13, 11.14, 11.15 and 11.16. How the page scrolls is in `careers-scroll.spec.ts`. */

const heading = (page: Page) => page.locator('h2#positions');
const filters = (page: Page) => page.locator('main select');
/** The message shows until an editor opens a position; what then shows is told by the component's own tests. */
const noneIsOpen = positions.length === 0;

const weekdays = { en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], de: ['Mo', 'Di', 'Mi', 'Do', 'Fr'] };

for (const { locale, text, to } of languages) {
  test.describe(to('/careers'), () => {
    const page = () => builtPage(to('/careers'));

    test('be part of the journey, four values, the career start programme, benefits in 4, 7 and 6', () => {
      expect(textsOf(page(), 'main section span')).toContain(text('careers:journey.label'));
      expect(textsOf(regionOf(page(), text('careers:values.title')), 'li h3')).toHaveLength(4);
      const journey = regionOf(page(), text.all('careers:journey.title', { returnObjects: true }).join(' '));
      expect(textsOf(journey, 'li span')).toEqual([...weekdays[locale], ...weekdays[locale]]);
      expect(textsOf(journey, 'li h3')).toHaveLength(2);
      expect(targetsOf(page(), text('careers:careerStart.button'))).toEqual([
        to('/careers/career-start-program'),
      ]);
      const columns = regionOf(page(), text('careers:benefits.title')).querySelectorAll('ul');
      expect([...columns].map((column) => textsOf(column, 'h4').length)).toEqual([4, 7, 6]);
      const question = encodeURIComponent(text('careers:benefits.ask.subject'));
      expect(valuesOf(regionOf(page(), text('careers:benefits.title')), 'a', 'href')).toEqual([
        `mailto:${company.mail.jobs}?subject=${question}`,
      ]);
    });

    // Specification 11.1
    test('the button leads to the open positions; a quieter link to the open application follows it', () => {
      const ways = [...page().querySelectorAll('main a[data-glides]')].slice(0, 2);
      expect(ways.map((way) => [textOf(way), way.getAttribute('href')])).toEqual([
        [text('careers:hero.button'), '#positions'],
        [text('careers:hero.apply'), '#open-application'],
      ]);
    });

    test('the message that no position is open', () => {
      if (!noneIsOpen) return;
      expect(textsOf(page(), 'main [role=status]')).toEqual([text('careers:positions.none')]);
      expect(valuesOf(page(), 'main a[href^="#"]', 'href')).toEqual(['#positions', '#open-application']);
    });

    test('an apply-now mail link to the jobs address', () => {
      const subject = encodeURIComponent(text('careers:open.subject'));
      const mail = `mailto:${company.mail.jobs}?subject=${subject}`;
      expect(targetsOf(page(), text('careers:open.button'))).toEqual([mail]);
      const closing = [...page().querySelectorAll('main section')].at(-1) ?? page().body;
      expect(textsOf(closing, 'h2')).toEqual([text('careers:open.title')]);
      expect(valuesOf(closing, 'a', 'href').slice(-3)).toEqual([
        mail,
        to('/careers/career-start-program'),
        to('/about'),
      ]);
    });
  });
}

test('a filter of locations and one of categories; the message shows whatever is chosen', async ({
  page,
}) => {
  expect(textsOf(builtPage('/careers'), 'main option')).toEqual([
    ...['Any', 'Switzerland', 'Kosovo'],
    ...['All job categories', 'Design & Development', 'Human resources', 'Business IT & Finance', 'Others'],
  ]);
  await page.goto('/careers');
  await hydrated(page);
  await expect(filters(page).locator('option:checked')).toHaveText(['Any', 'All job categories']);
  for (const choice of ['Switzerland', 'Kosovo', 'Any']) {
    await filters(page).first().selectOption(choice);
    await filters(page).last().selectOption('Human resources');
    if (noneIsOpen) await expectNone(page);
  }
});

/** The message and no list. */
async function expectNone(page: Page): Promise<void> {
  const list = page.getByRole('region').filter({ has: heading(page) });
  await expect(list.getByRole('status')).not.toBeEmpty();
  await expect(list.getByRole('list')).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the anchor, and no dead filter shows', async ({ page }) => {
    await page.goto('/careers');
    await page.locator('a[href="#positions"]').click();
    await expect(page).toHaveURL('/careers#positions');
    await expect(heading(page)).toBeInViewport();
    await expect(filters(page).filter({ visible: true })).toHaveCount(0);
    if (noneIsOpen) await expectNone(page);
  });
});
