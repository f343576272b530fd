import { fill, openForm, person } from '../forms/support/pages';
import { expect, test } from '../support/fixtures';
import { touch } from '../support/hydration';
import { expectLinksLeadOn, expectMenusWork, expectReadable, hydrating } from './support/readable';

/**
 * Specification 32.2 and 32.3: one script is not there, as when a page stayed open or was cached across a
 * release (404).
 */

// A transition between two pages without their boot script may be left out, which nobody sees.
test.use({ allow: /status of 404|preloaded|did not arrive|ViewTransition opt-in disabled/ });

const gone = { status: 404, contentType: 'text/plain', body: 'Not found' };

// What every page loads is the same on each of them: one with a form and one with tabs stand for all.
const some = ['/c-levels', '/careers/career-start-program/full-stack-software-engineer'] as const;

for (const [name, pattern, pages] of [
  ['the page’s own chunk', /\/_next\/static\/chunks\/pages\/(?!_app)/, hydrating],
  ['what all pages share', /\/_next\/static\/chunks\/pages\/_app-/, some],
  ['the framework', /\/_next\/static\/chunks\/framework-/, some],
  ['the main chunk', /\/_next\/static\/chunks\/main-/, some],
  ['the loader of chunks', /\/_next\/static\/chunks\/webpack-/, some],
] as const) {
  const tag = pages === hydrating ? [] : '@full';

  test(`${name}: the closed state gives way, so everything is readable`, { tag }, async ({ page }) => {
    await page.route(pattern, (route) => route.fulfill(gone));
    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await touch(page);
        // Well before the patience that the page has with scripts that are slow.
        await expect.soft(page.locator('html.js'), path).toHaveCount(0, { timeout: 8000 });
        await expectReadable(page, path);
      });
    }
    await expectMenusWork(page);
    if (pages === hydrating) await expectLinksLeadOn(page);
  });
}

test('the form’s late chunk: the words stay, the form says why it cannot be sent, and a mail link stands below', async ({
  page,
}) => {
  const form = await openForm(page, '/contact-us', 'en');
  const mail = page.locator('form + p a');
  await expect(mail).toBeHidden();
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/static/chunks/**', (route) => route.fulfill(gone));
  await fill(form, 'name', 'email', 'message');
  await expect(form.form).toContainText(form.text('forms:needs.connection'));
  await expect(form.send).toBeDisabled();
  await expect(form.field('message')).toHaveValue(person.message);
  await expect(mail).toBeVisible();
  await expect(mail).toHaveAttribute('href', /^mailto:.+\?subject=/);
});
