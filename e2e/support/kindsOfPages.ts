import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@/content/locales';
import { fill, formOn, person } from '../forms/support/pages';
import { expect } from './fixtures';

/** An action that changes what screen readers announce. */
type State = readonly [name: string, reach: (page: Page, locale: Locale) => Promise<Locator>];

export const main = (page: Page) => page.getByRole('main');
const carousel = (page: Page) => page.locator('[aria-roledescription]:has([role=status])').first();

const turned: State = [
  'the first carousel one step on',
  async (page) => {
    await carousel(page).getByRole('button').last().click();
    return carousel(page);
  },
];

/** Opens the contact page's form and checks it after an action. */
const withForm =
  (act: (form: ReturnType<typeof formOn>, page: Page) => Promise<void>): State[1] =>
  async (page, locale) => {
    const form = formOn(page, locale);
    await act(form, page);
    return form.form;
  };

const contact: readonly State[] = [
  [
    'with errors',
    withForm(async (form) => {
      await form.field('message').fill('x');
      await form.field('message').fill('');
      await form.field('email').fill('arta');
      await form.field('email').blur();
      await expect(form.wrong).toHaveCount(2);
    }),
  ],
  [
    'complete',
    withForm(async (form) => {
      await fill(form, 'name', 'email', 'message');
      await expect(form.send).toBeEnabled();
    }),
  ],
  [
    'while it is sent',
    withForm(async (form, page) => {
      // Storage that does not respond until the open connection is closed.
      await page.evaluate(async () => {
        const [open, name] = [indexedDB.open.bind(indexedDB), `held-${Date.now()}`];
        const held = open(name, 1);
        await new Promise((opened) => held.addEventListener('success', opened));
        addEventListener('release', () => held.result.close());
        indexedDB.open = () => open(name, 2);
      });
      await form.send.click();
      await expect(form.send).toBeDisabled();
      await expect(form.field('name')).toHaveValue(person.name);
    }),
  ],
  [
    'sent',
    withForm(async (form, page) => {
      await page.evaluate(() => dispatchEvent(new Event('release')));
      await expect(form.thanks).not.toBeEmpty();
    }),
  ],
];

export const programme = (slug: string) => `/careers/career-start-program/${slug}`;

/** Pages to check, and their states one after the other. */
export const kinds: readonly (readonly [name: string, path: string, ...State[]])[] = [
  ['home', '/', turned],
  ['services', '/services'],
  [
    'dedicated-teams',
    '/c-levels',
    [
      'a group of skills open',
      async (page) => {
        await main(page).locator('summary').first().click();
        return main(page).locator('details').first();
      },
    ],
  ],
  ['product-innovation', '/product-innovation'],
  ['our-work', '/our-work'],
  ['case-study', '/our-work/wedere'],
  ['earlier-case-study', '/our-work/lea-old'],
  [
    'careers',
    '/careers',
    [
      'both filters used',
      async (page) => {
        for (const filter of await main(page).locator('select').all())
          await filter.selectOption({ index: 2 });
        return main(page).locator('section:has(#positions)');
      },
    ],
  ],
  ['career-start', '/careers/career-start-program'],
  [
    'programme',
    programme('full-stack-software-engineer'),
    [
      'the curriculum with its first week open',
      async (page) => {
        await page.getByRole('tab').last().click();
        await page.locator('#week-1 summary').click();
        return page.locator('[data-chosen]');
      },
    ],
    [
      'every week open',
      async (page) => {
        const all = page.locator('#curriculum').getByRole('button').first();
        const before = await all.innerText();
        await all.click();
        // Once open, the weeks themselves show the effect of the next press.
        await expect(all).not.toHaveText(before);
        return all;
      },
    ],
  ],
  ['programme-closed', programme('cyber-security-engineer')],
  ['instructor', '/instructor-details-1'],
  ['job', '/digital-marketing'],
  ['about', '/about', turned],
  ['contact', '/contact-us', ...contact],
  // The oldest article, as newer ones are listed before it.
  [
    'article',
    '/blogs/unleashing-the-power-of-penetration-testing',
    [
      'with buttons to share, once a mouse is near',
      async (page) => {
        const group = main(page).getByRole('article').getByRole('group').first();
        await group.hover();
        await expect(group.getByRole('button')).toHaveCount(2);
        return group;
      },
    ],
  ],
  ['legal', '/legal'],
  [
    'policies',
    '/policies',
    [
      'the quality policy',
      async (page) => {
        await main(page).locator('a[href$="#quality-policy"]').click();
        await expect(page.locator('#quality-policy')).toBeVisible();
        return main(page);
      },
    ],
  ],
  ['not-found', '/nothing-here'],
  ['coming-soon', '/coming-soon'],
];
