import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hydrated, maxShift, shiftSoFar } from './support/hydration';
import { settled } from './support/opening';

/** Section 40 of the specification, without reduced motion in a browser that supports all of it. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Running animations, such as “height of ::details-content, 220 ms”. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      if (!(animation instanceof CSSTransition) || !(animation.effect instanceof KeyframeEffect)) return [];
      const { pseudoElement, target } = animation.effect;
      const { duration } = animation.effect.getTiming();
      return `${animation.transitionProperty} of ${pseudoElement ?? target?.localName}, ${duration} ms`;
    }),
  );

/** An element's position in the viewport, from 0 at its upper to 1 at its lower edge. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test.describe('routes', () => {
  /** The part of the route that is not drawn yet, in per cent; none where it is not clipped. */
  const left = (page: Page) =>
    page
      .locator('section:has(#timetable) figure g')
      .first()
      .evaluate((route) => Number(/inset\(\S+ ([\d.-]+)%/.exec(getComputedStyle(route).clipPath)?.[1] ?? 0));

  const scrollTo = (page: Page, part: number) =>
    page.locator('section:has(#timetable) figure > svg:first-child').evaluate((axis, share) => {
      const { top, height } = axis.getBoundingClientRect();
      window.scrollBy({ top: top + height - window.innerHeight * share, behavior: 'instant' });
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, part);

  // Specification 40.2
  test('are drawn as they scroll into view, and complete in the middle of the viewport', async ({ page }) => {
    await page.goto('/our-work/wedere');
    await settled(page);
    expect(await left(page)).toBe(100);
    await scrollTo(page, 1);
    const some = await left(page);
    expect(some).toBeGreaterThan(20);
    expect(some).toBeLessThan(80);
    await scrollTo(page, 0.75);
    expect(await left(page)).toBeLessThanOrEqual(0);
    expect(await shiftSoFar(page)).toBeLessThan(maxShift);
  });

  // Specification 31.6, 34.1
  test('are complete on paper and with reduced motion', async ({ page }) => {
    await page.goto('/our-work/wedere');
    await page.emulateMedia({ media: 'print' });
    expect(await left(page)).toBe(0);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    expect(await left(page)).toBe(0);
  });
});

// Specification 40.4
test('one quotation fades into the next, and a press during the fade counts', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const carousel = page.locator('[aria-roledescription]:has([role=status])');
  const next = carousel.getByRole('button').last();
  await next.evaluate((button: HTMLElement) => {
    button.scrollIntoView({ block: 'center' });
    button.click();
  });
  expect(await moving(page)).toEqual(
    expect.arrayContaining(['opacity of div, 220 ms', 'visibility of div, 220 ms']),
  );
  await next.evaluate((button: HTMLElement) => button.click());
  await expect(carousel.getByRole('status')).toContainText('3');
  await expect(carousel.getByRole('group').filter({ visible: true })).toHaveCount(1);
});

// Specification 40.5
test('disclosures grow to their height, and shrink again', async ({ page }) => {
  await page.goto('/careers/career-start-program/full-stack-software-engineer');
  await hydrated(page);
  await page.getByRole('tab').last().click();
  const week = page.locator('#week-2');
  /** Presses it. @returns its heights in the frames of half a second */
  const press = () =>
    week.evaluate(async (details: HTMLElement) => {
      details.querySelector('summary')?.click();
      const heights: number[] = [];
      const end = performance.now() + 500;
      while (performance.now() < end) {
        await new Promise(requestAnimationFrame);
        heights.push(details.getBoundingClientRect().height);
      }
      return heights;
    });
  const open = await press();
  const closed = await press();
  const [most = 0, least = 0] = [open.at(-1), closed.at(-1)];
  expect(most).toBeGreaterThan(least + 100);
  for (const heights of [open, closed]) {
    const between = heights.filter((height) => height > least + 10 && height < most - 10);
    expect(between.length).toBeGreaterThan(1);
  }
  const duration = await week.evaluate(
    (details) => getComputedStyle(details, '::details-content').transitionDuration,
  );
  expect(duration.split(', ')[0]).toBe('0.22s');
});

test.describe('the site header', () => {
  // Specification 40.6
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/policies');
    await settled(page);
    await page.mouse.move(640, 600);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  });

  const header = 'body header:has(#navigation)';

  test('comes back on scrolling up or on focus, and covers nothing that stays in view', async ({ page }) => {
    await expect(page.locator(header)).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect.poll(() => topOf(page, header)).toBe(0);
    const { height } = (await page.locator(header).boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(50);
    await expect.poll(() => topOf(page, 'main nav')).toBeGreaterThanOrEqual(height);
    const link = page.locator('main section a, main section button').filter({ visible: true }).last();
    await link.focus();
    await expect
      .poll(() => link.evaluate((one) => one.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(height);
    await page.mouse.wheel(0, 100);
    await expect(page.locator(header)).not.toBeInViewport();
    expect(await shiftSoFar(page)).toBeLessThan(maxShift);
    await page.locator(`${header} a`).first().focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => topOf(page, header)).toBe(0);
  });

  test('stays away in a viewport that is too low for it', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.mouse.wheel(0, -100);
    await page.waitForTimeout(400);
    await expect(page.locator(header)).not.toBeInViewport();
  });
});
