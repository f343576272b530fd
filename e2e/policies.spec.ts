import type { Page } from '@playwright/test';
import { policyFacts, readPolicy } from '@/lib/policies/readPolicy';
import { stripSoftHyphens } from '@/lib/text';
import { builtDocument } from './support/builtDocument';
import { textOf, textsOf, valuesOf } from './support/builtParts';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { hydrated, islandScripts, openEarly, shiftSince } from './support/hydration';
import { languages } from './support/texts';

/** Specification 21.2, 21.3, 21.4, 21.5 and 21.6: one section shows, chosen by a link or the hash. */

const policies = ['privacy', 'quality', 'isms'] as const;
const anchors = policies.map((id) => `${id}-policy`);
const [privacy = '', quality = '', isms = ''] = anchors;

const titles = (page: Page) => page.locator('main h2:visible');
const link = (page: Page, anchor: string) => page.locator(`main nav a[href$="#${anchor}"]`);

/** The text of a heading that only the last section has. */
function headingOfLast(): string {
  const page = builtDocument('/policies');
  const headings = textsOf(page, `[data-part=${isms}] h3`);
  const others = textsOf(page, `[data-part]:not([data-part=${isms}])`).join().toLowerCase();
  return headings.find((heading) => !others.includes(heading.toLowerCase())) ?? '';
}

/** Exactly one section shows, title and text, and its link is the current one. */
async function expectShown(page: Page, anchor: string): Promise<void> {
  await expect(titles(page)).toHaveId(anchor);
  await expect(page.locator('main h3:visible')).not.toHaveCount(0);
  await hydrated(page); // before hydration, only the styles know the section
  await expect(page.locator('main [aria-current]')).toHaveAttribute('href', new RegExp(`#${anchor}$`));
}

for (const { locale, to } of languages)
  test(`names its sections and when the privacy policy was updated and reviewed (${locale})`, () => {
    const page = builtDocument(to('/policies'));
    const names = policies.map((id) => stripSoftHyphens(readPolicy(id, locale).title));
    expect(textsOf(page, 'main nav a')).toEqual(names);
    expect(valuesOf(page, 'main time', 'datetime').slice(0, 2)).toEqual([
      '2022-11-19',
      policyFacts('privacy').reviewed,
    ]);
    const updated = locale === 'de' ? 'Aktualisiert am 19. November 2022' : 'Updated 19 November 2022';
    expect(textOf(page.querySelector('main time')?.parentElement).replaceAll('\u00a0', ' ')).toBe(updated);
  });

test('shows the privacy policy first; links choose, Back and Forward return', async ({ page }) => {
  await page.goto('/policies');
  await expectShown(page, privacy);
  for (const anchor of [quality, isms]) {
    await link(page, anchor).click();
    await expectShown(page, anchor);
    await expect(page).toHaveURL(`/policies#${anchor}`);
  }
  await page.goBack();
  await expectShown(page, quality);
  await expect(titles(page)).toBeFocused();
  await expect(titles(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/policies');
  await expectShown(page, privacy);
  await page.goForward();
  await expectShown(page, quality);
});

// Specification 21.4 and 33.5
test('shows the section of the hash before hydration, without layout shift', async ({ page }) => {
  for (const [hash, id, width] of [
    ['', privacy, 390],
    [`#${isms}`, isms, 390],
    [`#${quality}`, quality, 1280],
    ['#%E0%A4%A', privacy, 1280], // malformed
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    await page.unrouteAll();
    const hydrate = await openEarly(page, `/de/policies${hash}`);
    await expect(titles(page)).toHaveId(id);
    await expect(titles(page)).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    const [moment, place] = await page.evaluate(() => [performance.now(), window.scrollY] as const);
    await hydrate();
    expect(await page.evaluate(() => window.scrollY), hash).toBe(place);
    await expectShown(page, id);
    await expect(titles(page)).toBeInViewport();
    expect(await shiftSince(page, moment), hash).toBe(0);
  }
});

test('keeps the place of a visitor who scrolled before hydration', async ({ page }) => {
  const hydrate = await openEarly(page, `/policies#${quality}`);
  await expect(titles(page)).toBeFocused();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 900);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(1000);
  const before = await scrolled();
  await hydrate();
  expect(await scrolled()).toBe(before);
});

test('keeps the section when a link opens a new tab, the skip link is used or the language changes', async ({
  page,
  context,
}) => {
  await page.goto(`/policies#${quality}`);
  await hydrated(page);
  const opened = context.waitForEvent('page');
  await link(page, isms).click({ modifiers: ['ControlOrMeta'] });
  await expectShown(await opened, isms);
  await page.locator('a[href="#main"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectShown(page, quality);
  await page.goto(`/policies#${isms}`);
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`/de/policies#${isms}`);
  await expectShown(page, isms);
});

test('find-in-page opens a closed section', async ({ page }) => {
  await page.goto('/policies');
  await hydrated(page);
  const closed = page.locator('main section[hidden="until-found"]');
  await expect(closed).toHaveCount(2);
  // What the browser does when it has found text in one of them.
  await closed
    .last()
    .evaluate((section) => section.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expectShown(page, isms);
  await expect(page).toHaveURL(`/policies#${isms}`);
});

for (const when of ['before', 'after'] as const)
  test(`a text fragment opens its closed section ${when} hydration`, async ({ page }) => {
    const release = await holdBack(page, islandScripts);
    if (when === 'after') release();
    const heading = page.getByRole('heading', { name: headingOfLast() });
    await page.goto(`/policies#:~:text=${encodeURIComponent(headingOfLast())}`);
    await expect(page).toHaveURL(`/policies#${isms}`);
    await expect(titles(page)).toHaveId(isms);
    await expect(heading).toBeInViewport();
    release();
    await expectShown(page, isms);
    await expect(heading).toBeInViewport();
  });

// Specification 34.1
test('prints all three sections', async ({ page }) => {
  await page.goto(`/de/policies#${quality}`);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(titles(page)).toHaveCount(3);
  for (const section of await page.locator('main section').all())
    expect((await section.boundingBox())?.height).toBeGreaterThan(500);
});
