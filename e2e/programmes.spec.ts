import type { Page } from '@playwright/test';
import { locales } from '@/content/locales';
import { expect, test } from './support/fixtures';
import { pathOf, programmes, read } from './support/programmes';
import { languages } from './support/programmeWords';
import { builtPaths } from './support/sitePages';

/** Specification, sections 2 («Programme detail pages») and 3 («Programme facts»), as decided. */

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const texts = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => read(text).trim());

test.describe('the built HTML holds every fact of the tables', () => {
  test.use({ javaScriptEnabled: false }); // so that what is read is what was built

  for (const locale of locales) {
    const words = languages[locale];
    for (const facts of programmes) {
      const path = pathOf(facts.slug, words.prefix);

      test(`${path}: title, instructor with photo, start date and a programme picture`, async ({ page }) => {
        await page.goto(path);
        const { instructor, start } = facts;
        expect(await texts(page, 'h1')).toEqual([facts.title[locale]]);
        const header = page.locator('main > .inverse');
        await expect(header).toContainText(instructor.name);
        await expect(header.locator('time')).toHaveText(start[locale]);
        await expect(header.locator('time')).toHaveAttribute('datetime', start.day);
        await expect(header.getByAltText(instructor.name)).toHaveAttribute('src', /\/people\//);
        await expect(header.locator('img[src*="/programmes/"]')).toHaveAttribute('alt', /\S{20,}|\S.{40,}/);
      });

      test(`${path}: the side panel`, async ({ page }) => {
        await page.goto(path);
        await expect(panel(page, words.panel)).toContainText(words.paid);
        expect(await texts(page, 'main section dl:has(time) dt')).toEqual([...words.terms]);
        const [instructor, contract, certificate, duration, enrolled, ...rest] = await texts(
          page,
          'main section dl:has(time) dd',
        );
        expect(instructor).toBe(facts.instructor.name);
        expect(contract?.length).toBeGreaterThan(20);
        expect(certificate?.length).toBeGreaterThan(20);
        expect(duration).toBe(facts.duration[locale]);
        expect(enrolled).toBe(`${facts.enrolled} ${words.people}`);
        expect(rest).toEqual([...words.always, facts.deadline]);
      });

      test(`${path}: the instructor links to the profile, if there is one`, async ({ page }) => {
        await page.goto(path);
        const links = page.getByRole('link', { name: facts.instructor.name });
        const profile = words.prefix + (facts.instructor.page ?? '/none');
        const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
        expect(addresses).toEqual(builtPaths.includes(profile) ? [profile, profile] : []);
      });

      test(`${path}: the parts of the description, in their order`, async ({ page }) => {
        await page.goto(path);
        expect(await texts(page, '#description h2')).toEqual([
          ...words.parts,
          ...(facts.highlights ? [words.highlights] : []),
        ]);
        for (const part of await page.locator('#description section').all()) {
          expect((await part.textContent())?.length).toBeGreaterThan(150);
        }
      });
    }
  }
});

for (const { slug, status } of programmes) {
  const path = pathOf(slug);

  test(`${path}: the status button says “${status}”, does nothing and says so`, async ({ page }) => {
    await page.goto(path);
    const name = languages.en.status[status];
    const buttons = page.getByRole('button', { name, exact: true });
    const button = panel(page, languages.en.panel).getByRole('button');
    await expect(button).toHaveText(name);
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/Pressing it does nothing/);
    const before = await page.content();
    await button.click({ force: true }); // Playwright waits for an enabled one otherwise
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    expect(await page.content()).toBe(before);
    await expect(buttons).toHaveCount(1);
  });
}

test('Digital marketing: a second enrolled button sits below the curriculum', async ({ page }) => {
  await page.goto(`${pathOf('digital-marketing', '/de')}#curriculum`);
  const buttons = page.getByRole('button', { name: 'Belegt' });
  await expect(buttons).toHaveCount(2);
  const last = await page.locator('#week-16').boundingBox();
  const second = await buttons.last().boundingBox();
  expect(second?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
  const descriptions = await buttons.evaluateAll((found) =>
    found.map((button) => button.getAttribute('aria-describedby')),
  );
  expect(new Set(descriptions).size).toBe(2);
});

test('pictures load', async ({ page }) => {
  for (const { slug } of programmes) {
    await page.goto(pathOf(slug));
    const pictures = page.locator('main > .inverse img');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);
    }
  }
});

test('the panel stays in view beside the tabs on a wide window', async ({ page }) => {
  for (const height of [760, 1100]) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto(pathOf('full-stack-software-engineer'));
    await page.mouse.wheel(0, 1800);
    await expect(panel(page, languages.en.panel).getByRole('button')).toBeInViewport({ ratio: 1 });
  }
});

test('the call to collaborate closes the page', async ({ page }) => {
  await page.goto(pathOf('software-system-engineer'));
  await page.getByRole('region', { name: 'Where are you heading?' }).getByRole('link').click();
  await expect(page).toHaveURL('/contact-us');
});
