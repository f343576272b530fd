import type { Page } from '@playwright/test';
import { locales } from '@/content/locales';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';
import { pathOf, programmes, read } from './support/programmes';
import { languages } from './support/programmeWords';

/** Specification, sections 2 («Programme detail pages»), 3 («Curricula») and 9 (curriculum length). */

const fullStack = pathOf('full-stack-software-engineer');
const weeks = (page: Page) => page.locator('#curriculum details');
const week = (page: Page, number: number) => page.locator(`#week-${number}`);
const open = (page: Page) => page.locator('#curriculum details[open]');

async function openCurriculum(page: Page, path: string): Promise<void> {
  await page.goto(`${path}#curriculum`);
  await hydrated(page);
}

test.describe('the built HTML holds every curriculum', () => {
  test.use({ javaScriptEnabled: false }); // so that what is read is what was built

  for (const locale of locales) {
    const words = languages[locale];
    for (const { slug, weeks: length, curriculum } of programmes) {
      const path = pathOf(slug, words.prefix);

      test(`${path}: ${length} weeks, each with what it teaches`, async ({ page }) => {
        await page.goto(path);
        const found = (await weeks(page).allTextContents()).map(read);
        expect(found).toHaveLength(length);
        for (const [index, text] of found.entries()) expect(text).toContain(`${words.week} ${index + 1}`);
        for (const [from, to, en, de] of curriculum) {
          for (let number = from; number <= to; number += 1) {
            expect(found[number - 1], `week ${number}`).toContain(locale === 'en' ? en : de);
          }
        }
      });

      test(`${path}: each week has field, topic and a content list`, async ({ page }) => {
        await page.goto(path);
        for (const [index, item] of (await weeks(page).all()).entries()) {
          const toCome = slug.startsWith('software-quality') && index + 1 >= 4 && index + 1 <= 12;
          await expect(item.locator('dt')).toHaveCount(toCome ? 3 : 4);
          const [field, topic, contents] = await item.locator('dd').allTextContents();
          expect(field).toMatch(/\S/);
          expect(topic?.length).toBeGreaterThan(20);
          if (toCome) expect(contents).toContain(words.comingSoon);
          else expect(await item.locator('li').count()).toBeGreaterThanOrEqual(4);
        }
      });
    }
  }

  test('QA: only the content of weeks 4 to 12 shows a coming-soon text', async ({ page }) => {
    for (const { slug } of programmes) {
      await page.goto(pathOf(slug));
      const toCome = slug.startsWith('software-quality') ? 9 : 0;
      await expect(page.locator('details', { hasText: 'Coming soon' })).toHaveCount(toCome);
    }
  });
});

test('weeks are grouped by months of four', async ({ page }) => {
  for (const { slug, weeks: length } of programmes) {
    await page.goto(pathOf(slug));
    const months = page.locator('#curriculum section');
    await expect(months).toHaveCount(length / 4);
    for (const [index, month] of (await months.all()).entries()) {
      await expect(month.locator('h2')).toHaveText(new RegExp(`^Month ${index + 1}: \\S`));
      await expect(month.locator('details')).toHaveCount(4);
    }
  }
});

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

for (const locale of locales) {
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
      for (const item of await weeks(page).all()) {
        const inside = await item
          .locator('dd')
          .last()
          .evaluate((result) => result.checkVisibility({ contentVisibilityAuto: true }));
        expect(inside).toBe(true);
        expect((await item.boundingBox())?.height).toBeGreaterThan(150);
      }
      for (const name of languages.en.tabs) {
        await expect(page.locator('main p', { hasText: new RegExp(`^${name}$`) })).toBeVisible();
      }
      await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
    });
  });
}
