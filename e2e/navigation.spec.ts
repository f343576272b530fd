import { locales } from '@/content/locales';
import { pages } from '@/content/pages';
import { localizedPath } from '@/lib/routing/locale';
import { builtHtml } from './support/builtFile';
import { expect, test } from './support/fixtures';

/** Specification 5.1, 5.2, 5.3, 5.4, 5.9, 5.13, 5.14, 5.15 and 31.2. */

const burger = { name: 'Menu' } as const;

const inTheBar = [
  '/c-levels',
  '/product-innovation',
  '/services',
  '/our-work',
  '/careers',
  '/about',
  '/contact-us',
];
const inTheFooter = [
  '/about',
  '/our-work',
  '/services',
  '/blogs',
  '/careers',
  '/contact-us',
  '/legal',
  '/policies',
];

test('at 1251 px the navigation is a row, at exactly 1250 px a hamburger menu', async ({ page }) => {
  await page.setViewportSize({ width: 1251, height: 800 });
  await page.goto('/contact-us');
  await expect(page.getByRole('button', burger)).toBeHidden();
  await expect(page.locator('#navigation')).toHaveCSS('display', 'flex');
  await page.setViewportSize({ width: 1250, height: 800 });
  await expect(page.getByRole('button', burger)).toBeVisible();
  await expect(page.locator('#navigation')).toHaveCSS('display', 'none');
});

test('the footer changes at the same width', async ({ page }) => {
  const columns = page.getByRole('contentinfo').getByRole('heading', { level: 2 });
  const claim = page.getByRole('contentinfo').getByText('Software and cyber security services');
  const isBeside = async () => {
    const [left, right] = [await claim.boundingBox(), await columns.first().boundingBox()];
    return Math.abs((left?.y ?? 0) - (right?.y ?? 0)) < 80;
  };
  await page.setViewportSize({ width: 1251, height: 800 });
  await page.goto('/');
  expect(await isBeside()).toBe(true);
  await page.setViewportSize({ width: 1250, height: 800 });
  expect(await isBeside()).toBe(false);
});

test('contact us is styled as a call-to-action button, in the corner of the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact us' });
  await expect(contact).toHaveCSS('background-color', 'rgb(255, 207, 38)');
  const box = await contact.boundingBox();
  expect(box && box.x + box.width).toBe(1440);
  await contact.click();
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the logo leads home, in the language of the page', async ({ page }) => {
  await page.goto('/de/contact-us');
  await page.getByRole('banner').getByRole('link', { name: 'Firnwerk, Startseite' }).click();
  await expect(page).toHaveURL('/de');
});

test('the skip link moves the focus to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every page has the shared header and footer, with all that they link to, in its language', () => {
  for (const locale of locales) {
    const inLanguage = (paths: readonly string[]) => paths.map((path) => localizedPath(path, locale));
    for (const path of [...inLanguage(pages.map((page) => page.path)), localizedPath('/404', locale)]) {
      const [header, footer] = headerAndFooter(path);
      expect([path, ...navigated(header)]).toEqual([path, ...inLanguage(inTheBar)]);
      expect([path, ...navigated(footer)]).toEqual([path, ...inLanguage(inTheFooter)]);
      expect(footer, path).toContain('8005<');
      expect(footer, path).toContain('© 2024 ');
    }
  }
});

/** @returns the HTML of a page's first header and last footer; to parse all pages whole would take seconds */
function headerAndFooter(path: string): [string, string] {
  const html = builtHtml(path);
  const [, header = ''] = html.match(/<header\b(.*?)<\/header>/s) ?? [];
  return [header, html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'))];
}

/** Where the links in navigations lead. */
function navigated(html: string): string[] {
  const navigations = [...html.matchAll(/<nav\b.*?<\/nav>/gs)].join('');
  return [...navigations.matchAll(/\shref="([^"]*)"/g)].map(([, path = '']) => path);
}
