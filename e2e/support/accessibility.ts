import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { shapes } from './layout';

interface Rules {
  readonly type: 'tag' | 'rule';
  readonly values: readonly string[];
}

/** WCAG 2.2, levels A and AA, as far as software can test it. */
export const wcag: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** And axe's own good practices. */
const everyRule: Rules = { type: 'tag', values: [...wcag.values, 'best-practice'] };

/**
 * The rules about colours. Only they are repeated in the dark: names, roles, order and sizes are the same there, which
 * `expectAccessible` checks.
 */
const rulesOfColour: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** One on either side of the navigation's breakpoint: the layout differs, so every rule is checked at both. */
export const accessibleWidths = [320, 1280] as const;

// The builder would send axe at full length, and several times, for every check of a page.
const fromBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axe = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8');
const axeIsThere = 'undefined';

/**
 * axe's findings on the page in its current state, each rule with the elements that break it.
 * @param within selects the part to check; by default the whole page
 */
export async function violations(page: Page, runOnly: Rules, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const builder = new AxeBuilder({ page, axeSource: axeIsThere })
    .include(within)
    // The site has no frames, so the faster variant without them finds the same.
    .setLegacyMode()
    .options({ runOnly: { ...runOnly, values: [...runOnly.values] }, resultTypes: ['violations'] });
  const found = await builder.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Checks the page in other circumstances, once colour transitions have ended. */
async function lookAt(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * Expects no findings of axe on the page in its current state, at this width, in the light scheme; `within` as in
 * `violations`.
 */
export async function expectAccessibleInLight(page: Page, width: number, within?: string): Promise<void> {
  await lookAt(page, width, 'light');
  expect.soft(await violations(page, everyRule, within), `axe: ${width} px, light`).toEqual([]);
}

/**
 * Expects no findings of axe on the page in its current state, at this width, in light and dark. Reports all findings, not
 * only the first.
 * @param within as in `violations`, if nothing else has changed since the whole page was checked
 */
export async function expectAccessible(page: Page, width: number, within?: string): Promise<void> {
  await expectAccessibleInLight(page, width, within);
  await expectAccessibleInDark(page, width, within);
}

/** The part of `expectAccessible` for a page already checked in the light scheme. */
export async function expectAccessibleInDark(page: Page, width: number, within?: string): Promise<void> {
  await lookAt(page, width, 'light');
  const inLight = await shapes(page);
  await lookAt(page, width, 'dark');
  expect.soft(await violations(page, rulesOfColour, within), `axe: ${width} px, dark`).toEqual([]);
  const inDark = await shapes(page);
  expect
    .soft(
      inDark.filter((shape, index) => shape !== inLight[index]),
      `what the dark scheme changes besides colours, at ${width} px`,
    )
    .toEqual([]);
}
