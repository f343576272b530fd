import { expect, test } from './support/fixtures';

/** Specification, section 2 («Contact us»). The form itself comes with its gateway; a mail link stands in its place. */

test.beforeEach(async ({ page }) => {
  await page.goto('/contact-us');
});

test('headquarters address, phone, mail and social links', async ({ page }) => {
  const facts = page.getByRole('region', { name: 'Contact details' });
  await expect(facts).toContainText('8005 Zurich');
  await expect(facts.getByRole('link', { name: '+41 44 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+41440000000',
  );
  await expect(facts.getByRole('link', { name: 'info@firnwerk.example' })).toHaveAttribute(
    'href',
    'mailto:info@firnwerk.example',
  );
  for (const network of ['LinkedIn', 'Facebook', 'Instagram']) {
    await expect(facts.getByRole('link', { name: network })).toHaveAttribute('href', /firnwerk-example$/);
  }
});

test('two offices: Zurich headquarters and Pristina', async ({ page }) => {
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    'Zurich',
    'Pristina',
  ]);
  await expect(page.getByRole('article').first()).toContainText('Headquarters');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a mail link to write with, as the form cannot be sent', async ({ page }) => {
    await expect(page.locator('a[href^="mailto:info@firnwerk.example?subject="]')).toBeVisible();
  });
});
