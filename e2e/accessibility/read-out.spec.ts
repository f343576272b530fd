import type { Locator } from '@playwright/test';
import { file, openApplication } from '../forms/support/pages';
import { expect } from '../support/fixtures';
import { kinds, main, programme } from '../support/kindsOfPages';
import { settled } from '../support/opening';
import { readOut } from '../support/readOut';
import { test } from '../support/sharedWindow';
import { languages } from '../support/texts';

/**
 * Specification 31.8: one page of every kind as screen readers announce it, initially and in its states, in both languages:
 * headings, links with their targets, facts and controls, in order. `read-out/` holds it, one file a kind; docs/testing.md says
 * how to write them again. So it also checks the contents of pages:
 *
 * - home: specification 6.1, 6.2, 6.3, 6.5, 6.7, 6.8, 6.10 and 6.12
 * - services and our work: specification 8.1, 8.2, 8.3, 8.6, 8.8, 8.9, 9.1, 9.2, 9.5 and 9.6
 * - careers: specification 11.1, 11.4, 11.5, 11.6, 11.7, 11.8, 11.9, 11.11, 11.13, 11.15 and 11.16
 * - career start programmes: specification 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.7, 12.8, 12.10, 12.11 and 12.12
 * - about us and contact: specification 16.1, 16.2, 16.3, 16.5, 17.1, 17.2, 17.3, 17.5, 17.6 and 30.4
 * - dedicated teams: specification 18.1, 18.2, 18.3, 18.4, 18.5, 18.6, 18.7 and 18.10
 * - product innovation and the legal disclaimer: specification 19.1, 19.3, 19.5 and 21.1
 * - forms: specification 24.7, 24.12, 24.13 and 24.14
 */

// Storage that does not answer is one of the states of a form.
test.use({ allow: /status of 404|outbox:/ });
test.describe.configure({ timeout: 90_000 });

/** The announcements, each piece below a line that names its place. */
class Transcript {
  readonly #lines: string[] = [];

  async add(where: string, element: Locator): Promise<void> {
    this.#lines.push(`# ${where}`, ...(await readOut(element)), '');
  }

  expectAsBefore(name: string): void {
    const hint = 'is read out differently; if the change is intended: npm run read-out';
    expect(this.#lines.join('\n'), hint).toMatchSnapshot([`${name}.aria.yml`]);
  }
}

for (const [name, path, ...states] of kinds)
  test(`${name} is read out as before`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' }); // else one quotation is still fading when the next is read
    const transcript = new Transcript();
    for (const { locale, to } of languages) {
      await page.goto(to(path));
      await settled(page);
      await transcript.add(to(path), main(page));
      for (const [state, reach] of states)
        await transcript.add(`${to(path)}: ${state}`, await reach(page, locale));
    }
    transcript.expectAsBefore(name);
  });

test('the site header and footer are read out as before', async ({ page }) => {
  const transcript = new Transcript();
  for (const { to } of languages) {
    const path = to('/services');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await transcript.add(`${path}: first of all`, page.locator('body').locator('a, button, summary').first());
    await transcript.add(`${path}: site header`, page.getByRole('banner'));
    await transcript.add(`${path}: footer`, page.getByRole('contentinfo'));
    await page.locator('header summary').click();
    await transcript.add(`${path}: language menu open`, page.locator('header details'));
    await page.locator('header summary').click();
    await page.setViewportSize({ width: 390, height: 844 });
    await transcript.add(`${path}: site header on a phone`, page.getByRole('banner'));
    await page.locator('header button[popovertarget=navigation]').click();
    await transcript.add(`${path}: navigation open on a phone`, page.getByRole('banner'));
  }
  transcript.expectAsBefore('frame');
});

// The list grows with the blog: only its title and its last card.
test('the blog is read out as before', async ({ page }) => {
  const transcript = new Transcript();
  for (const { to } of languages) {
    await page.goto(to('/blogs'));
    await transcript.add(`${to('/blogs')}: title`, main(page).getByRole('heading', { level: 1 }));
    await transcript.add(`${to('/blogs')}: a card`, main(page).getByRole('article').last());
  }
  transcript.expectAsBefore('blog');
});

// No page shows it today (specification 13.18).
test('the application form is read out as before', async ({ page }) => {
  const transcript = new Transcript();
  for (const { locale, to } of languages) {
    const path = programme('digital-marketing');
    const form = await openApplication(page, path, locale);
    await transcript.add(to(path), page.locator('#contact'));
    await form.files.setInputFiles([file('cv.pdf', 'application/pdf'), file('notes.txt', 'text/plain')]);
    await form.field('email').fill('arta');
    await form.field('email').blur();
    await expect(form.wrong).toHaveCount(2);
    await transcript.add(`${to(path)}: with a file that is not taken`, page.locator('#contact'));
  }
  transcript.expectAsBefore('application');
});
