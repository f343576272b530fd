import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { expect } from '../../support/fixtures';

/**
 * One page of every interactive kind: carousels, tabs and weeks, policies, both forms, filters, share buttons; and one
 * without islands.
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

/** Those with content that only a script opens or turns; the share buttons of an article are links without it. */
export const hydrating: readonly string[] = moving.filter((path) => !/\/(?:our-work|blogs)\//.test(path));

/** Unreadable text: hidden, and not in a native disclosure. */
function unreadable(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const hidden: string[] = [];
    // Forms are checked separately; tabs and arrows are controls, not content. Forms that are never displayed and the list of
    // open skills do not count.
    const others =
      'form, button, [role=tablist], [role=status], select, script, #contact[hidden], [aria-hidden=true], .screen-only > ul';
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const element = node.parentElement;
      if (!text || !element || element.closest(others)) continue;
      if (element.closest('details:not([open])') && !element.closest('summary')) continue;
      // A summary does not count if its content shows anyway, as the facts of a programme do next to its tabs.
      const opened = element.closest('summary')?.parentElement?.querySelector(':scope > :not(summary)');
      if (opened?.checkVisibility({ visibilityProperty: true })) continue;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        hidden.push(text);
    }
    return hidden;
  });
}

/** At a phone's width the sheet opens and closes, and its links and those of the language menu can be followed. */
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

/** Links work: by the language menu to German, by the sheet to another page of it. */
export async function expectLinksLeadOn(page: Page): Promise<void> {
  await page.locator('header summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de(?:\/|$)/);
  await page.locator('header button[popovertarget=navigation]').click();
  await page.locator('#navigation a[href="/de/services"]').click();
  await expect(page).toHaveURL('/de/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * The whole page is readable: its texts, the contents of native disclosures, and a mail link in place of a form that cannot
 * be sent.
 */
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
