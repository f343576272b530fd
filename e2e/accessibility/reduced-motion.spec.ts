import { expect } from '../support/fixtures';
import { motions } from '../support/motions';
import { settled } from '../support/opening';
import { test } from '../support/tour';

/**
 * `prefers-reduced-motion` (specification 31.6; WCAG 2.3.3): visitors who have asked their system for less
 * motion.
 */

test.describe.configure({ timeout: 90_000 });

const programme = '/careers/career-start-program/full-stack-software-engineer';
const kinds = [
  '/',
  '/services',
  '/our-work',
  '/our-work/captire',
  '/our-work/wedere',
  '/careers',
  programme,
  '/about',
  '/contact-us',
  '/c-levels',
  '/product-innovation',
  '/blogs',
  '/blogs/protecting-from-phishing-attacks',
];

test('nothing moves for longer than a blink, on any kind of page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of kinds) {
    await page.goto(path);
    await settled(page);
    expect.soft(await motions(page), path).toEqual([]);
  }
});

test('and where motion is welcome, some things do', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  expect(await motions(page)).toContain('from page to page');
});
