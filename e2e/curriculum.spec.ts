import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';
import { knownLocales } from './support/knownLocales';
import { pathOf } from './support/programmes';
import { languages } from './support/programmeWords';

/**
 * Specification 13.15, 13.17, 32.1 and 34.2: the accordion of weeks. What they teach is in
 * `curricula.spec.ts`.
 */

const fullStack = pathOf('full-stack-software-engineer');
const weeks = (page: Page) => page.locator('#curriculum details');
const week = (page: Page, number: number) => page.locator(`#week-${number}`);
const open = (page: Page) => page.locator('#curriculum details[open]');

async function openCurriculum(page: Page, path: string): Promise<void> {
  await page.goto(`${path}#curriculum`);
  await hydrated(page);
}

test('each starts collapsed and toggles independently, by mouse', async ({ page }) => {
  await openCurriculum(page, fullStack);
  await expect(open(page)).toHaveCount(0);
  await week(page, 2).locator('summary').click();
  await week(page, 16).locator('summary').click();
  await expect(open(page)).toHaveCount(2);
  await expect(week(page, 2).getByRole('listitem').first()).toBeVisible();
  await week(page, 2).locator('summary').click();
  await expect(open(page)).toHaveCount(1);
  await expect(week(page, 16)).toHaveAttribute('open');
});

test('and by keyboard', async ({ page }) => {
  await openCurriculum(page, fullStack);
  await week(page, 1).locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(week(page, 2).locator('summary')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(open(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(open(page)).toHaveCount(1);
});

for (const locale of knownLocales) {
  test(`“show all” opens every week, and then hides them all (${locale})`, async ({ page }) => {
    const { prefix, toggleAll } = languages[locale];
    await openCurriculum(page, prefix + fullStack);
    const [show, hide] = toggleAll.map((name) => page.getByRole('button', { name: new RegExp(`^${name}`) }));
    await show?.click();
    await expect(open(page)).toHaveCount(16);
    await hide?.click();
    await expect(open(page)).toHaveCount(0);
    await expect(show ?? weeks(page)).toBeFocused(); // still the same button
  });
}

test('the button follows weeks that are opened and closed one by one', async ({ page }) => {
  await openCurriculum(page, pathOf('software-system-engineer'));
  const button = page.getByRole('button', { name: /all 12 weeks/ });
  for (const item of await weeks(page).all()) await item.locator('summary').click();
  await expect(button).toHaveText('Hide all 12 weeks');
  await week(page, 7).locator('summary').click();
  await expect(button).toHaveText('Show all 12 weeks');
  await button.click();
  await expect(open(page)).toHaveCount(12);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('weeks open all the same, and no dead button shows', async ({ page }) => {
    await page.goto(fullStack);
    await week(page, 3).locator('summary').click();
    await expect(week(page, 3).getByRole('listitem').first()).toBeVisible();
    await expect(open(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: /all 16 weeks/ })).toBeHidden();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on paper (JavaScript ${javaScriptEnabled ? 'on' : 'off'})`, () => {
    test.use({ javaScriptEnabled });

    test('a syllabus: description and all weeks, without what is of no use there', async ({ page }) => {
      await page.goto(fullStack);
      if (javaScriptEnabled) await hydrated(page);
      await page.emulateMedia({ media: 'print' });
      const shown = page.locator('main li, main dd').filter({ visible: true });
      await expect(shown).toHaveCount(await page.locator('main li, main dd').count());
      const printed = await weeks(page).evaluateAll((all) =>
        all.filter((item) => {
          const last = [...item.querySelectorAll('dd')].at(-1);
          const shows = last?.checkVisibility({ contentVisibilityAuto: true });
          return shows && item.getBoundingClientRect().height > 150;
        }),
      );
      expect(printed).toHaveLength(16);
      for (const name of languages.en.tabs) {
        await expect(page.locator('main p', { hasText: new RegExp(`^${name}$`) })).toBeVisible();
      }
      await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
    });
  });
}
