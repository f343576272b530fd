import { expect, test } from './support/fixtures';
import { hydrated } from './support/hydration';
import { anchors, expectShown, languages, link, titles } from './support/policies';

/** Policies: one section shows, and a link chooses it (specification 21.2, 21.3, 21.4 and 21.5). */

for (const [locale, { path, nav, titles: names, date }] of Object.entries(languages)) {
  test.describe(`in ${locale}`, () => {
    test('the privacy policy shows first, with its date', async ({ page }) => {
      await page.goto(path);
      await expectShown(page, names[0]);
      await expect(page.getByText(date)).toHaveAttribute('datetime', '2022-11-19');
    });

    test('three links, in the order of the specification, choose the section', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: nav, exact: true }).getByRole('link')).toHaveText([
        ...names,
      ]);
      for (const index of [1, 2, 0] as const) {
        await link(page, names[index]).click();
        await expectShown(page, names[index]);
        await expect(page).toHaveURL(`${path}#${anchors[index]}`);
      }
    });
  });
}

test('a link moves the focus to the title of its section, also by keyboard and when it is the current one', async ({
  page,
}) => {
  await page.goto('/policies');
  await hydrated(page);
  await link(page, 'Quality policy').focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Quality policy']);
  await expect(titles(page)).toBeFocused();
  await link(page, 'Quality policy').click();
  await expect(titles(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(0); // no link inside, so on to the footer
});

test('a link opened in a new tab leaves the section here as it is', async ({ page, context }) => {
  await page.goto('/policies');
  await hydrated(page);
  const opened = context.waitForEvent('page');
  await link(page, 'ISMS policy').click({ modifiers: ['ControlOrMeta'] });
  await expectShown(await opened, 'ISMS policy');
  await expectShown(page, 'Privacy policy');
});

test('the skip link leaves the section as it is', async ({ page }) => {
  await page.goto('/policies#quality-policy');
  await hydrated(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectShown(page, 'Quality policy');
});

test('the browser’s search finds closed sections and opens them', async ({ page }) => {
  await page.goto('/policies');
  await hydrated(page);
  const closed = page.locator('main section[hidden="until-found"]');
  await expect(closed).toHaveCount(2);
  // What the browser does when it has found words in one of them.
  await closed
    .last()
    .evaluate((section) => section.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expectShown(page, 'ISMS policy');
  await expect(page).toHaveURL('/policies#isms-policy');
});
