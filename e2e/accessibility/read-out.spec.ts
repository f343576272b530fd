import type { Locator } from '@playwright/test';
import { file, openApplication } from '../forms/support/pages';
import { expect } from '../support/fixtures';
import { kinds, main, programme } from '../support/kindsOfPages';
import { settled } from '../support/opening';
import { readOut } from '../support/readOut';
import { languages } from '../support/texts';
import { test } from '../support/tour';

/**
 * Specification 31.8: what screen readers are given of one page of every kind, as it comes and in its states, in both
 * languages. `read-out/` holds it, one file a kind; how to write them again is in docs/testing.md.
 */

// Storage that does not answer is one of the states of a form.
test.use({ allow: /status of 404|outbox:/ });
test.describe.configure({ timeout: 90_000 });

/** What is read out, each piece below a line that says where. */
class Transcript {
  readonly #lines: string[] = [];

  async add(where: string, element: Locator): Promise<void> {
    this.#lines.push(`# ${where}`, ...(await readOut(element)), '');
  }

  expectAsBefore(name: string): void {
    const hint = 'what is read out; where the change is meant: npm run read-out';
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

// The list grows with the blog: what stands around it, and its oldest article.
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
