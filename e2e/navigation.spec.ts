import { expect, test } from './support/fixtures';

/** Specification, section 2 («Navigation and footer») and section 9 (the breakpoint). */

const burger = { name: 'Menu' } as const;

test('at 1251 px the navigation is a row, at exactly 1250 px a hamburger menu', async ({ page }) => {
  await page.setViewportSize({ width: 1251, height: 800 });
  await page.goto('/contact-us');
  await expect(page.getByRole('button', burger)).toBeHidden();
  await expect(page.locator('#navigation')).toHaveCSS('display', 'flex');
  await page.setViewportSize({ width: 1250, height: 800 });
  await expect(page.getByRole('button', burger)).toBeVisible();
  await expect(page.locator('#navigation')).toHaveCSS('display', 'none');
});

test('the footer changes at the same width', async ({ page }) => {
  const columns = page.getByRole('contentinfo').getByRole('heading', { level: 2 });
  const claim = page.getByRole('contentinfo').getByText('Software and cyber security services');
  const isBeside = async () => {
    const [left, right] = [await claim.boundingBox(), await columns.first().boundingBox()];
    return Math.abs((left?.y ?? 0) - (right?.y ?? 0)) < 80;
  };
  await page.setViewportSize({ width: 1251, height: 800 });
  await page.goto('/');
  expect(await isBeside()).toBe(true);
  await page.setViewportSize({ width: 1250, height: 800 });
  expect(await isBeside()).toBe(false);
});

test('contact us is styled as a call-to-action button, in the corner of the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact us' });
  await expect(contact).toHaveCSS('background-color', 'rgb(255, 207, 38)');
  const box = await contact.boundingBox();
  expect(box && box.x + box.width).toBe(1440);
  await contact.click();
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

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

test('the logo leads home, in the language of the page', async ({ page }) => {
  await page.goto('/de/contact-us');
  await page.getByRole('banner').getByRole('link', { name: 'Firnwerk, Startseite' }).click();
  await expect(page).toHaveURL('/de');
});

test('the skip link moves the focus to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('each route change', () => {
  test('opens the page at its top', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact-us');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('with a hash opens it at the target', async ({ page }) => {
    await page.goto('/contact-us#offices');
    await expect(page.locator('#offices')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  test('and Back restores the scroll position', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact-us');
    await page.goBack();
    // Asks again when the page that answers gives way to the one that was left.
    await page.waitForFunction(
      (place) => window.location.pathname === '/' && window.scrollY === place,
      before,
    );
  });
});

test('the footer: Company, Find us, and the bottom line', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Company' })).toBeVisible();
  await expect(footer.getByText('8005 Zurich')).toBeVisible();
  await expect(footer.getByRole('link', { name: '+41 44 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+41440000000',
  );
  await expect(footer.getByRole('link', { name: 'Show on a map' })).toBeVisible();
  await expect(footer.getByText('© 2024 Firnwerk AG')).toBeVisible();
});

test.describe('an address with a query and a hash', () => {
  test.use({ allow: /status of 404/ });

  for (const path of ['/', '/de', '/about', '/de/policies', '/nothing-here', '/de/nothing-here']) {
    test(`${path}: the page stays as it came, within the security policy`, async ({ page }) => {
      await page.goto(`${path}?a=1#main`);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(`${path}?a=1#main`);
      // Its own two, which the policy names.
      await expect(page.locator('style')).toHaveCount(2);
    });
  }
});
