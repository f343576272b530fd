import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { settled } from '../support/opening';
import { test } from '../support/sharedWindow';

// Specification 31.6 (WCAG 2.3.3): visitors who have asked their system for less motion
test('nothing moves for longer than a blink with reduced motion', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  expect(await motions(page)).toContain('from page to page');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [
    '/',
    '/services',
    '/our-work/wedere',
    '/careers',
    '/careers/career-start-program/full-stack-software-engineer',
    '/contact-us',
    '/c-levels',
    '/blogs',
    '/blogs/protecting-from-phishing-attacks',
  ]) {
    await page.goto(path);
    await settled(page);
    expect.soft(await motions(page), path).toEqual([]);
  }
});

/** The longest duration that counts as a blink, in seconds. */
const blink = 0.01;

/** @returns animations longer than a blink: each element with its classes once, and the page transition */
function motions(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const seconds = (list: string) =>
      Math.max(
        ...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1)),
      );
    const moving = new Set<string>();
    for (const element of document.querySelectorAll('*'))
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const transition = seconds(style.transitionDuration) + seconds(style.transitionDelay);
        const animation = style.animationName === 'none' ? 0 : seconds(style.animationDuration);
        const smooth = part === null && style.scrollBehavior === 'smooth';
        if (transition > longest || animation > longest || smooth)
          moving.add(`${element.localName}.${element.className}${part ?? ''}`);
      }
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (Number(endTime ?? 0) > longest * 1000)
        moving.add(`running: ${animation.id || animation.constructor.name}`);
    }
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => {
        if (!(rule instanceof CSSMediaRule)) return [rule];
        return matchMedia(rule.conditionText).matches ? [...rule.cssRules] : [];
      });
    if (rules.some(({ cssText }) => cssText.startsWith('@view-transition'))) moving.add('from page to page');
    return [...moving];
  }, blink);
}
