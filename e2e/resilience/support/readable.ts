import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { expect } from '../../support/fixtures';

/**
 * One page of every kind that moves: carousels, tabs and weeks, policies, both
 * forms, filters, share buttons; and one without islands.
 */
export const moving = [
  '/',
  '/careers/career-start-program/full-stack-software-engineer',
  '/policies',
  '/contact-us',
  '/c-levels',
  '/careers',
  '/de/blogs/improving-user-experience-and-interface-design',
  '/de/our-work/wedere',
] as const;

/** Those of them with what only a script opens or turns; the share buttons of an article are links without it. */
export const hydrating: readonly string[] = moving.filter((path) => !/\/(?:our-work|blogs)\//.test(path));

/** What a visitor cannot read: texts that do not show, and that no native disclosure opens. */
function unreadable(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const hidden: string[] = [];
    // Forms are judged by themselves; tabs and arrows, with what they say, are no content; nor is a form that is never
    // displayed, or the list of skills that are open.
    const others =
      'form, button, [role=tablist], [role=status], select, script, #contact[hidden], [aria-hidden=true], .screen-only > ul';
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const element = node.parentElement;
      if (!text || !element || element.closest(others)) continue;
      if (element.closest('details:not([open])') && !element.closest('summary')) continue;
      // Where what it opens shows anyway, as the facts of a programme do next to its tabs, a summary is left out.
      const opened = element.closest('summary')?.parentElement?.querySelector(':scope > :not(summary)');
      if (opened?.checkVisibility({ visibilityProperty: true })) continue;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        hidden.push(text);
    }
    return hidden;
  });
}

/** At a phone's width the sheet opens and closes, its links and those of the language menu are there to follow. */
export async function expectMenusWork(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.locator('#navigation');
  const burger = page.locator('header button[popovertarget=navigation]');
  await burger.click();
  await expect(sheet.getByRole('link')).toHaveCount(7);
  await expect(sheet.getByRole('link').first()).toBeVisible();
  await burger.click();
  await expect(sheet).toBeHidden();
  await page.locator('header summary').click();
  for (const language of ['English', 'Deutsch']) {
    await expect(page.getByRole('banner').getByRole('link', { name: language })).toBeVisible();
  }
  await page.locator('header summary').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deutsch' })).toBeHidden();
}

/** Links lead on: by the language menu to German, by the sheet to another page of it. */
export async function expectLinksLeadOn(page: Page): Promise<void> {
  await page.locator('header summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de(?:\/|$)/);
  await page.locator('header button[popovertarget=navigation]').click();
  await page.locator('#navigation a[href="/de/services"]').click();
  await expect(page).toHaveURL('/de/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** All of the page can be read: its texts, what native disclosures hold, and a mail link in place of a form that cannot be sent. */
export async function expectReadable(page: Page, path: string): Promise<void> {
  expect.soft(await unreadable(page), `what cannot be read on ${path}`).toEqual([]);
  if (['/contact-us', '/c-levels'].includes(path)) {
    await expect(page.locator('main form:visible')).toHaveCount(0);
    await expect(page.locator(`main a[href^="mailto:${company.mail.info}?subject="]`).first()).toBeVisible();
  }
  const item = page
    .locator('main details')
    .filter({ has: page.locator('summary:visible') })
    .first();
  if ((await item.count()) === 0) return;
  await item.locator('summary').click();
  await expect(item.locator('dd, li, p').first()).toBeVisible();
}
