import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hydrated, openEarly, shiftSince } from './support/hydration';

/** Specification, sections 2 («Policies»), 4 and 9, as decided. */

const anchors = ['privacy-policy', 'quality-policy', 'isms-policy'] as const;

const languages = {
  en: {
    path: '/policies',
    nav: 'Policies',
    titles: ['Privacy policy', 'Quality policy', 'ISMS policy'],
    date: '19 November 2022',
  },
  de: {
    path: '/de/policies',
    nav: 'Richtlinien',
    titles: ['Datenschutz\u00aderklärung', 'Qualitäts\u00adrichtlinie', 'ISMS-Richtlinie'],
    date: '19. November 2022',
  },
} as const;

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Exactly one section shows, its title and its text; and its link is the current one. */
async function expectShown(page: Page, title: string): Promise<void> {
  await expect(titles(page)).toHaveText([title]);
  await expect(
    page.getByRole('region', { name: title, exact: true }).getByRole('heading', { level: 3 }),
  ).not.toHaveCount(0);
  await expect(page.locator('main [aria-current]')).toHaveText([title]);
}

for (const [locale, { path, nav, titles: names, date }] of Object.entries(languages)) {
  test.describe(`in ${locale}`, () => {
    test('the privacy policy shows first, with its date', async ({ page }) => {
      await page.goto(path);
      await expectShown(page, names[0]);
      await expect(page.getByText(date)).toHaveAttribute('datetime', '2022-11-19');
    });

    test('three links, in the order of the specification, choose the section', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: nav, exact: true }).getByRole('link')).toHaveText([
        ...names,
      ]);
      for (const index of [1, 2, 0] as const) {
        await link(page, names[index]).click();
        await expectShown(page, names[index]);
        await expect(page).toHaveURL(`${path}#${anchors[index]}`);
      }
    });

    for (const [index, anchor] of anchors.entries()) {
      test(`#${anchor} opens its section`, async ({ page }) => {
        await page.goto(`${path}#${anchor}`);
        await expectShown(page, names[index] ?? '');
        await expect(titles(page)).toBeInViewport();
        await expect(titles(page)).toBeFocused();
      });
    }
  });
}

for (const hash of ['#nothing-here', '#', '#Quality-Policy', '#%E0%A4%A', '#"]']) {
  test(`an unknown hash (${hash}) shows the privacy policy`, async ({ page }) => {
    await page.goto(`/policies${hash}`);
    await expectShown(page, 'Privacy policy');
  });
}

test('a hash that becomes unknown leads back to the privacy policy', async ({ page }) => {
  await page.goto('/policies#isms-policy');
  await expectShown(page, 'ISMS policy');
  await page.evaluate(() => {
    window.location.hash = 'nothing-here';
  });
  await expectShown(page, 'Privacy policy');
});

test('a link moves the focus to the title of its section, also by keyboard and when it is the current one', async ({
  page,
}) => {
  await page.goto('/policies');
  await hydrated(page);
  await link(page, 'Quality policy').focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Quality policy']);
  await expect(titles(page)).toBeFocused();
  await link(page, 'Quality policy').click();
  await expect(titles(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(0); // no link inside, so on to the footer
});

test('Back and Forward return to the section before, and to its title', async ({ page }) => {
  await page.goto('/policies');
  await hydrated(page);
  await link(page, 'Quality policy').click();
  await link(page, 'ISMS policy').click();
  await expectShown(page, 'ISMS policy');
  await page.goBack();
  await expectShown(page, 'Quality policy');
  await expect(titles(page)).toBeFocused();
  await expect(titles(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/policies');
  await expectShown(page, 'Privacy policy');
  await expect(titles(page)).toBeFocused();
  await page.goForward();
  await expectShown(page, 'Quality policy');
});

test('a link opened in a new tab leaves the section here as it is', async ({ page, context }) => {
  await page.goto('/policies');
  await hydrated(page);
  const opened = context.waitForEvent('page');
  await link(page, 'ISMS policy').click({ modifiers: ['ControlOrMeta'] });
  await expectShown(await opened, 'ISMS policy');
  await expectShown(page, 'Privacy policy');
});

test('the skip link leaves the section as it is', async ({ page }) => {
  await page.goto('/policies#quality-policy');
  await hydrated(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectShown(page, 'Quality policy');
});

test('the language switcher keeps the section', async ({ page }) => {
  await page.goto('/policies#isms-policy');
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/policies#isms-policy');
  await expectShown(page, 'ISMS-Richtlinie');
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
  await expectShown(page, 'ISMS policy');
  await expect(page).toHaveURL('/policies#isms-policy');
});

test.describe('before hydration', () => {
  for (const [address, title] of [
    ['/policies', 'Privacy policy'],
    ['/policies#quality-policy', 'Quality policy'],
    ['/de/policies#isms-policy', 'ISMS-Richtlinie'],
    ['/policies#nothing-here', 'Privacy policy'],
  ] as const) {
    for (const width of [390, 1280]) {
      test(`${address} shows its section, and nothing moves when hydration comes (${width} px)`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const hydrate = await openEarly(page, address);
        await expect(titles(page)).toHaveText([title]);
        await expect(titles(page)).toBeInViewport();
        await page.evaluate(() => document.fonts.ready);
        const [moment, place] = await page.evaluate(() => [performance.now(), window.scrollY] as const);
        await hydrate();
        expect(await page.evaluate(() => window.scrollY)).toBe(place);
        await expectShown(page, title);
        await expect(titles(page)).toBeInViewport();
        expect(await shiftSince(page, moment)).toBe(0);
      });
    }
  }

  test('whoever has read on meanwhile stays where they are', async ({ page }) => {
    // Everything has arrived, but the framework does not come to its turn yet.
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (...values: [unknown]) {
        window.addEventListener('go', () => postMessage.apply(this, values), { once: true });
      };
      window.addEventListener('go', () => {
        MessagePort.prototype.postMessage = postMessage;
      });
    });
    await page.goto('/policies#quality-policy');
    await expect(titles(page)).toBeFocused();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 900);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBeGreaterThan(1000);
    const before = await scrolled();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('go')));
    await hydrated(page);
    await page.waitForTimeout(100); // what hydration may have put off
    expect(await scrolled()).toBe(before);
  });

  test('the links choose, too', async ({ page }) => {
    const hydrate = await openEarly(page, '/policies');
    await link(page, 'ISMS policy').click();
    await expect(titles(page)).toHaveText(['ISMS policy']);
    await hydrate();
    await expectShown(page, 'ISMS policy');
  });
});

test.describe('all three are readable', () => {
  for (const { path, titles: names } of Object.values(languages)) {
    test(`in print (${path})`, async ({ page }) => {
      await page.goto(`${path}#quality-policy`);
      await hydrated(page);
      await page.emulateMedia({ media: 'print' });
      await expect(titles(page)).toHaveText([...names]);
      for (const section of await page.locator('main section').all()) {
        expect((await section.boundingBox())?.height).toBeGreaterThan(500);
      }
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const { path, titles: names } of Object.values(languages)) {
      test(path, async ({ page }) => {
        await page.goto(path);
        await expect(titles(page)).toHaveText([...names]);
        await link(page, names[2]).click();
        await expect(titles(page).last()).toBeInViewport();
        await expect(titles(page).last()).toBeFocused();
      });
    }
  });

  test.describe('when the framework fails to arrive', () => {
    test.use({ allow: /failed request|ERR_FAILED|preloaded/ });

    test('after a while', async ({ page }) => {
      await page.route('**/_next/static/chunks/**', (route) => route.abort());
      await page.goto('/policies#quality-policy');
      await expect(titles(page)).toHaveCount(3, { timeout: 15_000 });
    });
  });
});
