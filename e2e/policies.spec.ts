import type { Page } from '@playwright/test';
import { defaultLocale } from '@/content/locales';
import { policyFacts, readPolicy } from '@/lib/policies/readPolicy';
import { stripSoftHyphens } from '@/lib/text';
import { builtDocument } from './support/builtDocument';
import { textsOf } from './support/builtParts';
import { expect, test } from './support/fixtures';
import { holdBack } from './support/holdBack';
import { hydrated, islandScripts } from './support/hydration';
import { long } from './support/sitePages';
import { languages } from './support/texts';

/** Specification 21.2, 21.3, 21.4, 21.5 and 21.6: one section shows, chosen by a link or the hash. */

const policies = ['privacy', 'quality', 'isms'] as const;
const anchors = policies.map((id) => `${id}-policy`);
const [privacy = '', quality = '', isms = ''] = anchors;

const titles = (page: Page) => page.locator('main h2:visible');
const link = (page: Page, anchor: string) => page.locator(`main nav a[href$="#${anchor}"]`);

/** A heading of the last section whose words no other has. */
function headingOfLast(): string {
  const page = builtDocument('/policies');
  const headings = textsOf(page, `[data-part=${isms}] h3`);
  const others = textsOf(page, `[data-part]:not([data-part=${isms}])`).join().toLowerCase();
  return headings.find((heading) => !others.includes(heading.toLowerCase())) ?? '';
}

/** Exactly one section shows, its title and its text; and its link is the current one. */
async function expectShown(page: Page, anchor: string): Promise<void> {
  await expect(titles(page)).toHaveId(anchor);
  await expect(page.locator('main h3:visible')).not.toHaveCount(0);
  await hydrated(page); // before, only the styles know
  await expect(page.locator('main [aria-current]')).toHaveAttribute('href', new RegExp(`#${anchor}$`));
}

for (const { locale, to } of languages) {
  const path = to('/policies');

  test(`the privacy policy shows first, links choose, Back and Forward return (${locale})`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectShown(page, privacy);
    const [updated, reviewed] = [page.locator('main time').first(), page.locator('main time').nth(1)];
    await expect(updated).toHaveAttribute('datetime', '2022-11-19');
    const line = locale === 'de' ? 'Aktualisiert am 19. November 2022' : 'Updated 19 November 2022';
    await expect(updated.locator('..')).toHaveText(line);
    await expect(reviewed).toHaveAttribute('datetime', policyFacts('privacy').reviewed ?? '');
    await expect(page.locator('main nav a')).toHaveText(
      policies.map((id) => stripSoftHyphens(readPolicy(id, locale).title)),
    );
    for (const anchor of [quality, isms]) {
      await link(page, anchor).click();
      await expectShown(page, anchor);
      await expect(page).toHaveURL(`${path}#${anchor}`);
    }
    await page.goBack();
    await expectShown(page, quality);
    await expect(titles(page)).toBeFocused();
    await expect(titles(page)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectShown(page, privacy);
    await page.goForward();
    await expectShown(page, quality);
  });

  test(`a hash opens its section; an unknown one shows the privacy policy (${locale})`, {
    tag: locale === defaultLocale ? long : [],
  }, async ({ page }) => {
    for (const anchor of anchors) {
      await page.goto('about:blank');
      await page.goto(`${path}#${anchor}`);
      await expectShown(page, anchor);
      await expect(titles(page)).toBeInViewport();
      await expect(titles(page)).toBeFocused();
    }
    for (const hash of ['nothing-here', '', 'Quality-Policy', '%E0%A4%A', '"]']) {
      await page.goto('about:blank');
      await page.goto(`${path}#${hash}`);
      await expectShown(page, privacy);
    }
    await page.goto(`${path}#${isms}`);
    await page.evaluate(() => {
      window.location.hash = 'nothing-here';
    });
    await expectShown(page, privacy);
  });
}

test('a link moves the focus to the title of its section, also by keyboard and when it is the current one', async ({
  page,
}) => {
  await page.goto('/policies');
  await hydrated(page);
  await link(page, quality).focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toBeFocused();
  await link(page, quality).click();
  await expect(titles(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(0); // no link inside, so on to the footer
});

test('a link opened in a new tab, the skip link and the language menu leave the section as it is', async ({
  page,
  context,
}) => {
  await page.goto(`/policies#${quality}`);
  await hydrated(page);
  const opened = context.waitForEvent('page');
  await link(page, isms).click({ modifiers: ['ControlOrMeta'] });
  await expectShown(await opened, isms);
  await expectShown(page, quality);
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

test('the browser’s search finds closed sections and opens them', async ({ page }) => {
  await page.goto('/policies');
  await hydrated(page);
  const closed = page.locator('main section[hidden="until-found"]');
  await expect(closed).toHaveCount(2);
  // What the browser does when it has found words in one of them.
  await closed
    .last()
    .evaluate((section) => section.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expectShown(page, isms);
  await expect(page).toHaveURL(`/policies#${isms}`);
});

for (const when of ['before hydration', 'after it'] as const)
  test(`a link to a text in a closed section opens it, ${when} (WICG, URL Fragment Text Directives)`, async ({
    page,
  }) => {
    const release = await holdBack(page, islandScripts);
    if (when === 'after it') release();
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
test('on paper all three are there', async ({ page }) => {
  await page.goto(`/de/policies#${quality}`);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(titles(page)).toHaveCount(3);
  for (const section of await page.locator('main section').all())
    expect((await section.boundingBox())?.height).toBeGreaterThan(500);
});

test.describe('where nothing can choose, all three are readable', () => {
  // Specification 32.1
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('and a link leads to its section', async ({ page }) => {
      await page.goto('/policies');
      await expect(titles(page)).toHaveCount(3);
      await link(page, isms).click();
      await expect(titles(page).last()).toBeInViewport();
      await expect(titles(page).last()).toBeFocused();
    });
  });

  // Specification 32.2
  test.describe('when the script fails to arrive', () => {
    test.use({ allow: /failed request|ERR_FAILED|preloaded/ });

    test('after a while', async ({ page }) => {
      await page.route(islandScripts, (route) => route.abort());
      await page.goto(`/policies#${quality}`);
      await expect(titles(page)).toHaveCount(3, { timeout: 15_000 });
    });
  });
});
