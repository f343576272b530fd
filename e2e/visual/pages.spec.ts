import { test } from '../support/fixtures';
import { complete, expectAsBefore, type Look, lookAt } from './scene';

/** Key pages, one of every kind: on a phone or on a desk, light or dark, in either language. */
const pages: readonly (readonly [name: string, path: string, ...Look[]])[] = [
  [
    'home',
    '/',
    { width: 1440, scheme: 'light' },
    { width: 390, scheme: 'dark' },
    { width: 2560, scheme: 'light' },
  ],
  ['services', '/de/services', { width: 390, scheme: 'light' }],
  ['our-work', '/our-work', { width: 1440, scheme: 'dark' }, { width: 2560, scheme: 'light' }],
  ['case-study', '/our-work/captire', { width: 390, scheme: 'dark' }],
  ['careers', '/de/careers', { width: 1440, scheme: 'light' }],
  ['programmes', '/careers/career-start-program', { width: 1440, scheme: 'dark' }],
  ['programme', '/careers/career-start-program/digital-marketing', { width: 390, scheme: 'light' }],
  ['instructor', '/de/instructor-details-1', { width: 390, scheme: 'dark' }],
  ['job', '/de/angular-developer', { width: 1440, scheme: 'light' }],
  ['about', '/about', { width: 1440, scheme: 'light' }],
  ['contact', '/de/contact-us', { width: 390, scheme: 'dark' }],
  ['dedicated-teams', '/c-levels', { width: 1440, scheme: 'dark' }, { width: 2560, scheme: 'light' }],
  ['product-innovation', '/product-innovation', { width: 1440, scheme: 'dark' }],
  ['article', '/blogs/protecting-from-phishing-attacks', { width: 390, scheme: 'light' }],
  ['blog', '/de/blogs', { width: 390, scheme: 'dark' }],
  ['legal', '/legal', { width: 1440, scheme: 'light' }],
  ['policies', '/de/policies', { width: 390, scheme: 'light' }],
  ['not-found', '/nothing-here', { width: 390, scheme: 'light' }],
];

test.use({ allow: /status of 404/ });

for (const [name, path, ...looks] of pages) {
  for (const look of looks) {
    test(`${path} at ${look.width} px, ${look.scheme}`, async ({ page }) => {
      await lookAt(page, look);
      await page.goto(path);
      await complete(page);
      await expectAsBefore(page, name, look);
    });
  }
}
