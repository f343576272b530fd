import type { Page } from '@playwright/test';

/**
 * The numbers of two digits that the styles count on a page, such as those of its sections (never twenty): they are in no HTML.
 *
 * @returns them from top to bottom, as the browser tells them to assistive technology
 */
export async function countedNumbers(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const texts = nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => String(name?.value));
  return texts.filter((text) => /^[01]\d$/.test(text));
}
