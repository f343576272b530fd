import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { routeById } from '@/content/routes';
import { expect } from './support/fixtures';
import { swallowedWords } from './support/layout';
import { settled } from './support/opening';
import { test } from './support/sharedWindow';

/**
 * Specification 34.1 and 34.2. `every-page.spec.ts` checks that every heading is on paper, `policies.spec.ts` that all three
 * policies are.
 */

/** Links and controls, which are of no use on paper. */
const ofNoUse = [
  'header nav',
  'header details',
  'header a[href$="/contact-us"]',
  '#navigation',
  'button',
  '[role=tablist]',
  'form',
  'footer nav',
  'footer a[href^="http"]',
].join(', ');

const shown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) =>
      found
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.textContent?.trim() || element.outerHTML),
    );

async function expectCleanSheet(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  expect.soft(await shown(page, ofNoUse), `of no use on paper: ${path}`).toEqual([]);
  expect
    .soft(await swallowedWords(page), `words in nearly the colour of their background: ${path}`)
    .toEqual([]);
  await expect.soft(page.locator('footer address'), path).toBeVisible();
}

test('a programme page is a syllabus with the whole curriculum', async ({ page }) => {
  const path = routeById('programmeFullStack').path;
  await expectCleanSheet(page, path);
  await expect.soft(page.locator('#closing'), 'no call to action').toBeHidden();
  const weeks = page.locator('main details[id^="week-"]');
  await expect.soft(weeks).toHaveCount(16);
  const torn = await weeks.evaluateAll((found) =>
    found.flatMap((week) => {
      const last = [...week.querySelectorAll('dd')].at(-1);
      const reads = last?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      return reads && getComputedStyle(week).breakInside === 'avoid' ? [] : [week.id];
    }),
  );
  expect.soft(torn, 'weeks that are closed, or torn from their heading').toEqual([]);
});

// Specification 22.37
test('an article prints with the addresses of its links', async ({ page }) => {
  const path = '/de/blogs/winter-team-building-borovets-bulgaria';
  await expectCleanSheet(page, path);
  for (const part of ['h1', 'main header time', 'main header h1 + div > p', 'main img', 'main section p'])
    await expect.soft(page.locator(part).first(), part).toBeVisible();
  const others = 'main a[href*="/blogs/"], main a[href*="linkedin.com"], main a[href*="facebook.com"]';
  expect.soft(await shown(page, others), 'what leads on').toEqual([]);
  const addresses = await page
    .locator('main article section a[href]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect.soft(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect.soft(address).toContain('(');
});

test('other pages are readable on white, with addresses that are of use on paper', async ({ page }) => {
  const { jobs, info } = company.mail;
  for (const [path, address] of [
    ['/'],
    ['/policies'],
    ['/de/contact-us', info],
    ['/angular-developer', jobs],
    ['/careers', jobs],
  ] as const) {
    await expectCleanSheet(page, path);
    if (!address) continue;
    const printed = await page.locator('main').evaluate((main: HTMLElement, mail) => {
      const added = [...main.querySelectorAll('[data-address]')].map((link) =>
        getComputedStyle(link, '::after'),
      );
      return main.innerText.includes(mail) || added.some(({ content }) => content.includes(mail));
    }, address);
    expect.soft(printed, `${address} on ${path}`).toBe(true);
  }
});
