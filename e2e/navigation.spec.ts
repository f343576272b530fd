import { locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { localizedPath } from '@/lib/routing/locale';
import { builtHtml } from './support/builtFile';
import { builtPage, valuesOf } from './support/builtParts';
import { expect, test } from './support/fixtures';

const inTheBar = '/c-levels /product-innovation /services /our-work /careers /about /contact-us'.split(' ');
const inTheFooter = '/about /our-work /services /blogs /careers /contact-us /legal /policies'.split(' ');

// Specification 5.3, 5.4 and 5.9
test('at 1251 px header and footer are wide, at 1250 px narrow; the link to contact is a button', async ({
  page,
}) => {
  const burger = page.locator('header button[popovertarget=navigation]');
  const footer = page.getByRole('contentinfo');
  const [claim, column] = [footer.locator('p').first(), footer.getByRole('heading', { level: 2 }).first()];
  await page.goto('/');
  for (const width of [1250, 1251]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(burger).toBeVisible({ visible: width === 1250 });
    const [left, right] = [await claim.boundingBox(), await column.boundingBox()];
    const isSideBySide = Math.abs((left?.y ?? 0) - (right?.y ?? 0)) < 80;
    expect(isSideBySide, `${width} px`).toBe(width === 1251);
  }
  const contact = page.getByRole('banner').locator('a[href="/contact-us"]:visible');
  await expect(contact).toHaveCSS('background-color', 'rgb(255, 207, 38)');
  await contact.click();
  await expect(page).toHaveURL('/contact-us');
  await expect(contact).toHaveAttribute('aria-current', 'page');
});

// Specification 5.4
test('a subpage marks its parent page', () => {
  for (const [path, above] of [
    ['/our-work/wedere', '/our-work'],
    ['/full-stack-developer', '/careers'],
    ['/careers/career-start-program/digital-marketing', '/careers'],
  ] as const)
    for (const current of ['nav a[aria-current]', 'nav a[aria-current="true"]'])
      expect(valuesOf(builtPage(path), current, 'href')).toEqual([above]);
});

// Specification 31.2
test('the skip link moves the focus to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

// Specification 5.1, 5.2, 5.13, 5.14 and 5.15
test('every page has the shared header and footer, with all their links, in its language', () => {
  for (const locale of locales) {
    const inLanguage = (paths: readonly string[]) => paths.map((path) => localizedPath(path, locale));
    for (const path of inLanguage([...pages.map((page) => page.path), '/404'])) {
      const [header, footer] = headerAndFooter(path);
      expect(header.match(/<a [^>]*href="([^"]*)"/)?.[1], path).toBe(localizedPath('/', locale));
      expect([path, ...navigated(header)]).toEqual([path, ...inLanguage(inTheBar)]);
      expect([path, ...navigated(footer)]).toEqual([path, ...inLanguage(inTheFooter)]);
      expect(footer, path).toContain('8005<');
      expect(footer, path).toContain('© 2024 ');
      expect(footer, path).toMatch(
        /href="tel:.*href="https:\/\/www\.openstreetmap.*linkedin.*facebook.*instagram/s,
      );
    }
  }
});

/** @returns the HTML of a page's first header and last footer; parsing whole pages would take seconds */
function headerAndFooter(path: string): [string, string] {
  const html = builtHtml(path);
  const [, header = ''] = html.match(/<header\b(.*?)<\/header>/s) ?? [];
  return [header, html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'))];
}

/** The targets of links in navigations. */
function navigated(html: string): string[] {
  const navigations = [...html.matchAll(/<nav\b.*?<\/nav>/gs)].join('');
  return [...navigations.matchAll(/\shref="([^"]*)"/g)].map(([, path = '']) => path);
}
