import { expect, test } from './support/fixtures';

/** Specification 17.1, 17.2 and 17.3. The form has tests of its own, in `forms/`. */

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

test('the contact form', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Write to us' });
  await expect(form.getByRole('textbox')).toHaveCount(3);
  await expect(form.getByRole('link')).toHaveAttribute('href', '/policies#privacy-policy');
});
