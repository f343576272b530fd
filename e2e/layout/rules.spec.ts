import { expect } from '../support/fixtures';
import { open } from '../support/opening';
import { test } from '../support/sharedWindow';

/** The contrast of two colours as WCAG 2.2 calculates it, from `rgb(…)`. */
function contrast(...colours: readonly [string, string]): number {
  const [lighter = 0, darker = 0] = colours.map(luminance).toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// Specification 38.2
test('bands and the footer stand out from the page, in light and dark', async ({ page }) => {
  for (const path of ['/', '/services', '/c-levels', '/our-work/lea', '/blogs']) {
    await open(page, path, 1280);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { site, bands } = await page.evaluate(() => {
        const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
        const isPanorama = (element: Element) => element.querySelector(':scope > .screen-only img');
        const bands = [...document.querySelectorAll('.inverse')].filter((band) => !isPanorama(band));
        return { site: backgroundOf(document.documentElement), bands: bands.map(backgroundOf) };
      });
      expect(bands.length, path).toBeGreaterThan(0);
      for (const band of bands)
        expect.soft(contrast(band, site), `${path}, ${colorScheme}: ${band}`).toBeGreaterThanOrEqual(1.25);
    }
  }
});

// Specification 38.6
test('type grows on screens wider than 1920 px', async ({ page }) => {
  await open(page, '/coming-soon', 1920);
  const size = () => page.locator('html').evaluate((html) => getComputedStyle(html).fontSize);
  expect(await size()).toBe('16px');
  await page.setViewportSize({ width: 3840, height: 1440 });
  expect(await size()).toBe('20px');
});

// Specification 38.3
test('the arrow of a link is next to its last word', async ({ page }) => {
  await open(page, '/de/our-work/wedere', 390);
  const apart = await page.locator('main a, main a span').evaluateAll((links) =>
    links.flatMap((link) => {
      if (getComputedStyle(link, '::after').content !== '"\u00a0" / ""') return [];
      const em = Number.parseFloat(getComputedStyle(link).fontSize);
      const text = document.createRange();
      text.selectNodeContents(link);
      const word = [...text.getClientRects()].at(-1);
      const end = [...link.getClientRects()].at(-1);
      return word && end && Math.abs(end.bottom - word.bottom) < em ? [] : [link.textContent];
    }),
  );
  expect(apart).toEqual([]);
  const back = page.locator('main a').first();
  expect(await back.evaluate((link) => getComputedStyle(link, '::before').scale)).toBe('-1 1');
});
