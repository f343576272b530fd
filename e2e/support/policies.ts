import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydration';

export const anchors = ['privacy-policy', 'quality-policy', 'isms-policy'] as const;

export const languages = {
  en: {
    path: '/policies',
    nav: 'Policies',
    titles: ['Privacy policy', 'Quality policy', 'ISMS policy'],
    date: '19 November 2022',
  },
  de: {
    path: '/de/policies',
    nav: 'Richtlinien',
    titles: ['Datenschutz\u00aderklärung', 'Qualitäts\u00adrichtlinie', 'ISMS-Richtlinie'],
    date: '19. November 2022',
  },
} as const;

export const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
export const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

/** Exactly one section shows, its title and its text; and its link is the current one. */
export async function expectShown(page: Page, title: string): Promise<void> {
  await expect(titles(page)).toHaveText([title]);
  await expect(
    page.getByRole('region', { name: title, exact: true }).getByRole('heading', { level: 3 }),
  ).not.toHaveCount(0);
  await hydrated(page); // before, only the styles know
  await expect(page.locator('main [aria-current]')).toHaveText([title]);
}
