import { expect, test } from './support/fixtures';

/**
 * Specification 4.3, 4.4, 4.5, 4.6, 4.7, 4.8, 4.9, 4.10, 4.11, 4.12, 4.13 and 4.14:
 * which language a visitor from outside the site sees.
 */
test.describe('detection order on an unprefixed address', () => {
  const german = '/de/contact-us';
  const english = '/contact-us';
  const cases = [
    ['nothing says otherwise: English', { locale: 'en-GB' }, english],
    ['a browser in German', { locale: 'de-DE' }, german],
    ['de-CH counts as de', { locale: 'de-CH' }, german],
    ['a browser in a language the site does not speak', { locale: 'ja-JP' }, english],
    ['session storage before the browser', { locale: 'de-CH', sessionStored: 'en' }, english],
    ['local storage before session storage', { sessionStored: 'en', stored: 'de' }, german],
    ['the cookie before local storage', { cookie: 'de', stored: 'en' }, german],
    ['a malformed cookie is passed over', { cookie: '%E0%A4%A', stored: 'de' }, german],
    ['a garbage value is passed over', { stored: '{"lng":"de"}', locale: 'en-GB' }, english],
    ['an unknown language is passed over', { stored: 'xx', locale: 'de-CH' }, german],
    ['an empty value is passed over', { stored: '', cookie: '', locale: 'de-CH' }, german],
  ] as const;

  for (const [name, visitor, address] of cases) {
    test(name, async ({ arriveAs }) => {
      const context = await arriveAs(visitor);
      const page = await context.newPage();
      await page.goto('/contact-us');
      await expect(page).toHaveURL(address);
      await expect(page.locator('html')).toHaveAttribute('lang', address === german ? 'de' : 'en');
    });
  }
});

test.describe('?lng=', () => {
  test('wins over a /de prefix, is stored, and leaves a clean address', async ({ page }) => {
    await page.goto('/de/contact-us?lng=en');
    await expect(page).toHaveURL('/contact-us');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  });

  test('wins over what is stored', async ({ arriveAs }) => {
    const context = await arriveAs({ stored: 'en', cookie: 'en' });
    const page = await context.newPage();
    await page.goto('/contact-us?lng=de');
    await expect(page).toHaveURL('/de/contact-us');
  });

  test('keeps other parameters and the hash', async ({ page }) => {
    await page.goto('/contact-us?from=a%20b&lng=de&x=1#offices');
    await expect(page).toHaveURL('/de/contact-us?from=a%20b&x=1#offices');
  });

  test('of the language shown only leaves the address, without a second load', async ({ page }) => {
    await page.goto('/contact-us?lng=en&x=1#offices');
    await expect(page).toHaveURL('/contact-us?x=1#offices');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  test('with an unknown value is ignored', async ({ page }) => {
    await page.goto('/contact-us?lng=ja');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/de/contact-us?lng=%00');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('is remembered: the next visit to an unprefixed address is German', async ({ context, page }) => {
    await page.goto('/?lng=de');
    await expect(page).toHaveURL('/de');
    const later = await context.newPage();
    await later.goto('/contact-us');
    await expect(later).toHaveURL('/de/contact-us');
  });
});

test('a /de prefix is an explicit choice and always wins', async ({ arriveAs }) => {
  const context = await arriveAs({ stored: 'en', cookie: 'en', locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/de/contact-us');
  await expect(page).toHaveURL('/de/contact-us');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
});

test('no address loops, whatever a visitor brings', async ({ arriveAs }) => {
  const visits = [
    ['/?lng=de&lng=en', ['/', '/de']],
    ['/de?lng=en', ['/de', '/']],
    ['/contact-us', ['/contact-us', '/de/contact-us']],
  ] as const;
  for (const [address, documents] of visits) {
    const context = await arriveAs({ locale: 'de-CH', stored: 'de', cookie: 'de' });
    const page = await context.newPage();
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(seen).toEqual(documents);
  }
});

test('reloading keeps the language chosen inside the site', async ({ arriveAs }) => {
  const context = await arriveAs({ locale: 'de-CH' });
  const page = await context.newPage();
  await page.goto('/de/contact-us');
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/contact-us');
  await page.reload();
  await expect(page).toHaveURL('/contact-us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a link followed inside the site is an explicit choice', async ({ arriveAs }) => {
  const context = await arriveAs({ cookie: 'de', locale: 'de-CH' });
  const page = await context.newPage();
  await page.goto('/de');
  await page.evaluate(() => {
    window.location.href = '/contact-us';
  });
  await expect(page).toHaveURL('/contact-us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the history entry is replaced, so Back leaves the site', async ({ arriveAs }) => {
  const context = await arriveAs({ locale: 'de-CH' });
  const page = await context.newPage();
  await page.goto('about:blank');
  await page.goto('/contact-us');
  await expect(page).toHaveURL('/de/contact-us');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('hash and query are kept when detection replaces the page', async ({ arriveAs }) => {
  const context = await arriveAs({ locale: 'de-CH' });
  const page = await context.newPage();
  await page.goto('/contact-us?a=1#offices');
  await expect(page).toHaveURL('/de/contact-us?a=1#offices');
});

test('the home page is detected, too', async ({ arriveAs }) => {
  const context = await arriveAs({ locale: 'de-CH' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL('/de');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gelände');
});

test('no cookie is set', async ({ context, page }) => {
  await page.goto('/');
  await page.goto('/de?lng=en');
  await expect(page).toHaveURL('/');
  expect(await context.cookies()).toEqual([]);
});

test.describe('blocked storage', () => {
  for (const locale of ['en-GB', 'de-CH']) {
    test(`breaks nothing and loops nowhere (${locale})`, async ({ arriveAs }) => {
      const context = await arriveAs({ locale });
      await context.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage'] as const) {
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      });
      const page = await context.newPage();
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await page.goto('/contact-us?lng=en');
      await page.waitForLoadState('networkidle');
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      const home = locale === 'de-CH' ? ['/', '/de'] : ['/'];
      expect(documents).toEqual(['/contact-us', ...home]);
      await expect(page.getByRole('main')).toBeVisible();
    });
  }
});

test('a missing Intl breaks nothing', async ({ context, page }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'Intl'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('2 of 4')).toBeVisible();
});
