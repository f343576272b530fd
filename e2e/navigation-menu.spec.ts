import { expect, test } from './support/fixtures';

/** Specification 5.10, 5.11 and 5.12: the navigation as a menu, open or closed. */

const burger = { name: 'Menu' } as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the hamburger menu, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('toggles open and closed', async ({ page }) => {
      await page.goto('/');
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await expect(navigation).toBeHidden();
      await page.getByRole('button', burger).click();
      await expect(navigation).toBeVisible();
      await page.getByRole('button', burger).click();
      await expect(navigation).toBeHidden();
    });

    test('closes with Escape and returns the focus', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', burger).focus();
      await page.keyboard.press('Enter');
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await expect(navigation).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(navigation.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(navigation).toBeHidden();
      await expect(page.getByRole('button', burger)).toBeFocused();
    });

    test('closes when a link is clicked', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', burger).click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact us' }).click();
      await expect(page).toHaveURL('/contact-us');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    });
  });
}

test.describe('the open menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closes by the click itself, also where the link leads nowhere else', async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', burger).click();
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
    await navigation.getByRole('link').first().click();
    await expect(navigation).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('closes when the focus leaves it, so focus is never behind it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', burger).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const inMain = page.locator('main:focus-within');
    for (let presses = 0; presses < 20 && (await inMain.count()) === 0; presses++) {
      await page.keyboard.press('Tab');
    }
    await expect(inMain).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('is closed again when Back brings the page back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', burger).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact-us');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('does not cover the top bar when the window grows', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', burger).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('#navigation:popover-open')).toHaveCount(0);
  });

  test('covers the page, also when the page was scrolled', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 40));
    await page.getByRole('button', burger).click();
    const header = await page.getByRole('banner').boundingBox();
    const sheet = await page.locator('#navigation').boundingBox();
    expect(header?.y).toBe(0);
    expect(sheet?.y).toBe(header?.height);
  });
});

for (const path of ['/', '/de']) {
  test(`its entries stand one below the other, each as wide as the window lets it (${path})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.locator('button[popovertarget=navigation]').click();
    for (const width of [320, 390, 768, 1250]) {
      await page.setViewportSize({ width, height: 844 });
      const entries = await page.locator('#navigation li a').evaluateAll((links) =>
        links.map((link) => ({
          left: link.getBoundingClientRect().left,
          fits: link.scrollWidth <= link.clientWidth,
        })),
      );
      expect(entries.length).toBe(7);
      expect(entries, `${width} px`).toEqual(entries.map(() => ({ left: entries[0]?.left, fits: true })));
    }
  });
}
