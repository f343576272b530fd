import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';
import { pathOf } from './support/programmes';
import { languages } from './support/texts';

/** The accordion of weeks: every state of one is tested beside the component, what they say in `programmes.spec.ts`. */

const path = pathOf('full-stack-software-engineer');
const week = (page: Page, number: number) => page.locator(`#week-${number}`);
const open = (page: Page) => page.locator('#curriculum details[open]');

// Specification 13.15, 13.16 and 13.17
for (const { locale, text, to } of languages)
  test(`weeks toggle independently, by mouse and keyboard, and all at once by a button (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${to(path)}#curriculum`);
    await hydrated(page);
    const button = page.locator('#curriculum').getByRole('button');
    const [showAll, hideAll] = [
      text('programmes:curriculum.showAll', { count: 16 }),
      text('programmes:curriculum.hideAll', { count: 16 }),
    ];
    await expect(open(page)).toHaveCount(0);
    await week(page, 2).locator('summary').click();
    await week(page, 16).locator('summary').click();
    await expect(week(page, 2).getByRole('listitem').first()).toBeVisible();
    await week(page, 2).locator('summary').click();
    await expect(open(page)).toHaveId('week-16');
    await week(page, 1).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(week(page, 2).locator('summary')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(open(page)).toHaveCount(3);
    await expect(button).toHaveText(showAll);
    await button.click();
    await expect(open(page)).toHaveCount(16);
    // It follows weeks that are closed one by one.
    await week(page, 7).locator('summary').click();
    await expect(button).toHaveText(showAll);
    await week(page, 7).locator('summary').click();
    await expect(button).toHaveText(hideAll);
    await button.click();
    await expect(open(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    // Specification 32.1, 34.1 and 34.2
    test('weeks open without a button that does nothing; on paper all of them are there', async ({
      page,
    }) => {
      await page.goto(`${path}#week-3`);
      if (javaScriptEnabled) await hydrated(page);
      else {
        await week(page, 3).locator('summary').click();
        await expect(week(page, 3).getByRole('listitem').first()).toBeVisible();
        await expect(page.locator('#curriculum').getByRole('button')).toBeHidden();
      }
      await page.emulateMedia({ media: 'print' });
      // Links that lead on from the page's end are for screens.
      const texts = page.locator('main li:not(:has(> a:only-child)), main dd');
      await expect(texts.filter({ visible: true })).toHaveCount(await texts.count());
      const printed = await page.locator('#curriculum details').evaluateAll((all) =>
        all.filter((item) => {
          const last = [...item.querySelectorAll('dd')].at(-1);
          const shows = last?.checkVisibility({ contentVisibilityAuto: true });
          return shows && item.getBoundingClientRect().height > 150;
        }),
      );
      expect(printed).toHaveLength(16);
      await expect(page.locator('main [role=tabpanel] > div > p:visible')).toHaveText([
        'Description',
        'Curriculum',
      ]);
      await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
    });
  });
