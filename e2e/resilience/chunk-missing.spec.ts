import { fill, openForm, person } from '../forms/support/pages';
import { expect, test } from '../support/fixtures';
import { islandScripts } from '../support/hydration';
import { expectLinksLeadOn, expectMenusWork, expectReadable, hydrating } from './support/readable';

/** Specification 32.2 and 32.3: one script is missing, as when a page stayed open or was cached across a release (404). */

// A transition between two pages without their boot script may be skipped, which no visitor notices.
test.use({ allow: /status of 404|preloaded|did not arrive|ViewTransition opt-in disabled/ });

const gone = { status: 404, contentType: 'text/plain', body: 'Not found' };

for (const [name, pattern, pages] of [
  ['the islands’ own scripts', /\/scripts\/(?!chunk-|page-)/, ['/contact-us', '/c-levels']],
  ['what islands share', /\/scripts\/chunk-/, hydrating.slice(0, 3)],
  ['the page script', /\/scripts\/page-/, hydrating.slice(3)],
] as const)
  test(`${name} is missing: everything is readable`, async ({ page }) => {
    await page.route(pattern, (route) => route.fulfill(gone));
    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect.soft(page.locator('html.js'), path).toHaveCount(0, { timeout: 8000 });
        await expectReadable(page, path);
      });
    }
    await expectMenusWork(page);
    await expectLinksLeadOn(page);
  });

test('the form’s lazy chunk is missing: the text stays, the form explains, and a mail link is below it', async ({
  page,
}) => {
  const form = await openForm(page, '/contact-us', 'en');
  const mail = form.mail.getByRole('link');
  await expect(mail).toBeHidden();
  await page.waitForLoadState('networkidle');
  await page.route(islandScripts, (route) => route.fulfill(gone));
  await fill(form, 'name', 'email', 'message');
  await expect(form.form).toContainText(form.text('forms:needs.connection'));
  await expect(form.send).toBeDisabled();
  await expect(form.field('message')).toHaveValue(person.message);
  await expect(mail).toBeVisible();
  await expect(mail).toHaveAttribute('href', /^mailto:.+\?subject=/);
});
