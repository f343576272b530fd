import { expect, test } from './support/fixtures';

/** Which language a visitor sees, in a real browser; every source and its order is tested in Jest. */

const german = '/de/contact-us';
const english = '/contact-us';

// Specification 4.1, 4.3, 4.4 and 4.14
test('a URL without prefix shows the detected language', async ({ arriveAs }) => {
  for (const [visitor, address] of [
    [{ locale: 'en-GB' }, english],
    [{ locale: 'de-CH', stored: 'en' }, english],
    [{ cookie: 'de', stored: 'en' }, german],
    // Malformed and unknown values are ignored, and a regional tag counts as its language.
    [{ cookie: '%E0%A4%A', stored: 'xx', locale: 'de-CH' }, german],
  ] as const) {
    const page = await (await arriveAs(visitor)).newPage();
    await page.goto(english);
    await expect(page, JSON.stringify(visitor)).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', address === german ? 'de' : 'en');
  }
});

// Specification 4.6, 4.7, 4.8, 4.9 and 4.12
test.describe('?lng=', () => {
  test('wins over prefix and storage, is stored, and leaves a clean URL', async ({ arriveAs }) => {
    const context = await arriveAs({ stored: 'en', cookie: 'en' });
    const page = await context.newPage();
    await page.goto('/contact-us?from=a%20b&lng=de&x=1#offices');
    await expect(page).toHaveURL('/de/contact-us?from=a%20b&x=1#offices');
    await page.goto('/de/contact-us?lng=en');
    await expect(page).toHaveURL(english);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
    // A prefix alone is an explicit choice, too.
    await page.goto(german);
    await expect(page).toHaveURL(german);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
  });

  test('is kept for the next visit', async ({ context, page }) => {
    await page.goto('/?lng=de');
    await expect(page).toHaveURL('/de');
    expect(await context.cookies()).toEqual([]); // specification 4.13 and 35.2
    const later = await context.newPage();
    await later.goto(english);
    await expect(later).toHaveURL(german);
  });
});

// Specification 4.10 and 35.4
test('keeps the language of a link followed inside the site, also on reload', async ({ arriveAs }) => {
  const page = await (await arriveAs({ cookie: 'de', locale: 'de-CH' })).newPage();
  await page.goto('/de');
  await page.evaluate(() => {
    window.location.href = '/contact-us';
  });
  await expect(page).toHaveURL(english);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(german);
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(english);
  await page.reload();
  await expect(page).toHaveURL(english);
});

// Specification 4.5 and 4.11
test('keeps hash and query, and Back leaves the site', async ({ arriveAs }) => {
  const page = await (await arriveAs({ locale: 'de-CH' })).newPage();
  await page.goto('about:blank');
  await page.goto('/contact-us?a=1#offices');
  await expect(page).toHaveURL('/de/contact-us?a=1#offices');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
  await page.goto('/');
  await expect(page).toHaveURL('/de');
});

// Specification 4.14; `resilience/storage-denied.spec.ts` opens pages with all storage denied.
test('a missing Intl breaks nothing', async ({ context, page }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'Intl'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('main [role=group] button').last().click();
  await expect(page.locator('main [role=status]')).toContainText('2');
});
