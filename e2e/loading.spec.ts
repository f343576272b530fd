import { expect, test } from './support/fixtures';

/** Specification 4.15: when "Loading..." shows, and when it does not. */

test('"Loading..." shows, alone and as plain text, while the page is being replaced', async ({
  arriveAs,
}) => {
  const context = await arriveAs({ locale: 'de-CH' });
  const page = await context.newPage();
  const shown: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') shown.push(message.text());
  });
  // Reports, from inside the page that is being left, what it shows.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById('loading')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const visible = [...document.documentElement.children].filter((element) => element.checkVisibility());
        console.log(visible.map((element) => element.textContent).join(''));
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/de/contact-us', async (route) => {
    // A busy machine may be slow to paint a frame; the page leaves only once it has been seen.
    await expect.poll(() => shown.length, { timeout: 20_000 }).toBe(1);
    await route.continue();
  });
  await page.goto('/contact-us');
  await expect(page).toHaveURL('/de/contact-us');
  expect(shown).toEqual(['Loading...']);
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('does not show when the page stays', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.getElementById('loading')) console.error('Loading... was shown');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
});
