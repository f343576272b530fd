import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/hydration';
import { settled } from '../support/opening';
import { expectLinksLeadOn, expectMenusWork, moving } from './support/readable';

/**
 * All storage is denied, cookies included, as where a browser blocks them: no page breaks or loops (specification 4.14 and
 * 32.2). Forms are in `outbox.spec.ts`; the fixtures fail a page that throws or writes to the console.
 */

// The outbox reports only on the console that it cannot store anything.
test.use({ allow: /outbox: the storage of this browser fails/ });

/** Chromium throws on access, before anything is read or written. */
async function denyStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get });
    Object.defineProperty(document, 'cookie', { get, set: get });
  });
}

test('every kind of page is hydrated, and its controls work', async ({ page, context }) => {
  await denyStorage(context);
  // The three below are hydrated under their own steps.
  const others = moving.filter((path) => !/^\/$|career-start|policies/.test(path));
  for (const path of others) {
    await page.goto(path);
    await settled(page);
    await expect.soft(page.locator('html.js'), path).toHaveCount(1);
  }
  await page.goto('/careers/career-start-program/full-stack-software-engineer');
  await hydrated(page);
  await page.getByRole('tab').last().click();
  await page.locator('#week-16 summary').click();
  await expect(page.locator('#week-16 dd').last()).toBeVisible();
  await page.goto('/policies');
  await hydrated(page);
  await page.locator('main nav a[href$="#quality-policy"]').click();
  await expect(page.locator('#quality-policy')).toBeVisible();
  await page.goto('/');
  await hydrated(page);
  await page.locator('main [role=group] button').last().click();
  await expectMenusWork(page);
  await expectLinksLeadOn(page);
});

test('a German browser is redirected to German once, and back to English by the menu: no loop', async ({
  arriveAs,
}) => {
  const context = await arriveAs({ locale: 'de-CH' });
  await denyStorage(context);
  const page = await context.newPage();
  const documents: string[] = [];
  page.on('framenavigated', (frame) => documents.push(new URL(frame.url()).pathname));
  await page.goto('/policies#quality-policy');
  await expect(page).toHaveURL('/de/policies#quality-policy');
  await hydrated(page);
  await page.locator('header summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/policies#quality-policy');
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(documents.filter((path, index) => path !== documents[index - 1])).toEqual([
    ...(documents[0] === '/policies' ? ['/policies'] : []),
    '/de/policies',
    '/policies',
  ]);
});
