import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { weeksOf } from '@/content/curricula';
import { programmeOrder } from '@/content/programmes';
import { routeById } from '@/content/routes';
import { expect } from './support/fixtures';
import { swallowedWords } from './support/layout';
import { settled } from './support/opening';
import { test } from './support/tour';

/**
 * Specification 34.1 and 34.2: a programme page prints as a clean syllabus with the whole
 * curriculum, an article as an article; no page with what only a screen can
 * use. That every heading is on paper is in `every-page.spec.ts`, that all
 * three policies are in `policies.spec.ts`.
 */

const sheet = { width: 718, height: 1047 };

async function onPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
}

/** What leads on or is pressed: of no use on paper. */
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

/** Sections that keep their dark ground, which a browser prints when it is asked for backgrounds. */
const inked = (page: Page) =>
  page.locator('.inverse').evaluateAll((found) =>
    found
      .filter((element) => element.checkVisibility())
      .filter(
        (element) =>
          !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(getComputedStyle(element).backgroundColor),
      )
      .map((element) => element.className),
  );

async function expectCleanSheet(page: Page, path: string): Promise<void> {
  expect.soft(await shown(page, ofNoUse), `of no use on paper: ${path}`).toEqual([]);
  expect.soft(await swallowedWords(page), `words that their ground swallows: ${path}`).toEqual([]);
  expect.soft(await inked(page), `dark grounds, which eat ink: ${path}`).toEqual([]);
  await expect.soft(page.locator('footer address'), path).toBeVisible();
}

test('a programme page is a clean syllabus with the whole curriculum', async ({ page }) => {
  for (const id of programmeOrder) {
    const { path } = routeById(id);
    await onPaper(page, path);
    await expectCleanSheet(page, path);
    await expect.soft(page.locator('#closing'), 'no call to action').toBeHidden();
    const weeks = page.locator('main details[id^="week-"]');
    await expect.soft(weeks).toHaveCount(weeksOf(id).length);
    const torn = await weeks.evaluateAll((found) =>
      found
        .filter((week) => {
          const last = [...week.querySelectorAll('dd')].at(-1);
          const reads = last?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
          return !reads || getComputedStyle(week).breakInside !== 'avoid';
        })
        .map(({ id }) => id),
    );
    expect.soft(torn, 'weeks that are closed, or torn from their heading').toEqual([]);
    const facts = page.locator('main dl').filter({ visible: true });
    expect.soft(await facts.first().locator('dd').count()).toBeGreaterThan(1);
  }
});

test('an article is an article: title, team, date, text and picture, and nothing to share or to read next', async ({
  page,
}) => {
  for (const path of [
    '/blogs/improving-user-experience-and-interface-design',
    '/de/blogs/winter-team-building-borovets-bulgaria',
  ]) {
    await onPaper(page, path);
    await expectCleanSheet(page, path);
    for (const part of ['h1', 'main header time', 'main header h1 + div > p', 'main img', 'main section p']) {
      await expect.soft(page.locator(part).first(), `${part} of ${path}`).toBeVisible();
    }
    const others = 'main a[href*="/blogs/"], main a[href*="linkedin.com"], main a[href*="facebook.com"]';
    expect.soft(await shown(page, others), `what is not the article: ${path}`).toEqual([]);
    const height = (await page.locator('main img').first().boundingBox())?.height ?? 0;
    expect.soft(height, 'a picture takes no sheet of its own').toBeLessThan(sheet.height / 2);
    // Specification 22.37
    const addresses = await page
      .locator('main article section a[href]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect.soft(addresses.length).toBeGreaterThan(2);
    expect
      .soft(
        addresses.filter((said) => !said.includes('(')),
        'links without their address',
      )
      .toEqual([]);
  }
});

test('other pages: without what leads on, readable on white, with addresses that are of use on paper', async ({
  page,
}) => {
  const { jobs, info } = company.mail;
  for (const [path, address] of [
    ['/'],
    ['/de/services'],
    ['/policies'],
    ['/de/contact-us', info],
    ['/angular-developer', jobs],
    ['/careers', jobs],
  ] as const) {
    await onPaper(page, path);
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

test('a heading stays with what it opens, and a skill is not cut by the end of a sheet', async ({ page }) => {
  await onPaper(page, '/c-levels');
  const breaks = await page.evaluate(() => {
    const styleOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element));
    return {
      headings: styleOf('main :is(h1, h2, h3)').map(({ breakAfter }) => breakAfter),
      skills: styleOf('main details').map(({ breakInside }) => breakInside),
    };
  });
  expect(new Set(breaks.headings)).toEqual(new Set(['avoid']));
  expect(new Set(breaks.skills)).toEqual(new Set(['avoid']));
});
