import { expect } from './support/fixtures';
import { test } from './support/tour';

/** Specification 6.1, 6.2, 6.3, 6.4, 6.5, 6.6, 6.7, 6.8, 6.9, 6.10, 7.2, 7.3, 7.4 and 7.7. */

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }));

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('title and description', async ({ page }) => {
  await expect(page).toHaveTitle('Home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Software for\s+difficult terrain/);
  await expect(page.getByText('Firnwerk plans, designs and builds software')).toBeVisible();
});

test('collaborate button to /contact-us', async ({ page }) => {
  const collaborate = page.getByRole('main').getByRole('link', { name: 'Collaborate with us' });
  await expect(collaborate.first()).toHaveAttribute('href', '/contact-us');
  await expect(collaborate.first()).toBeInViewport();
});

test('two team cards', async ({ page }) => {
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Product innovation',
    'Dedicated teams',
  ]);
});

test('a grid of nine client logos', async ({ page }) => {
  const logos = page.getByRole('region', { name: /Nine companies/ }).getByRole('img');
  await expect(logos).toHaveCount(9);
  const rows = new Set<number>();
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    expect(
      await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
  }
  for (const cell of await page
    .getByRole('region', { name: /Nine companies/ })
    .getByRole('listitem')
    .all()) {
    rows.add(Math.round((await cell.boundingBox())?.y ?? 0));
  }
  expect(rows.size).toBe(3);
});

test('a services teaser', async ({ page }) => {
  const services = page.getByRole('region', { name: /Six services/ });
  await expect(services.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
    'Strategy',
    'Design',
    'Development',
    'Dedicated testing',
    'Product team',
    'Strategic support',
  ]);
});

test('three certification badges: ISO 27001, ISO 13485, ISO 9001', async ({ page }) => {
  const names = await page
    .getByRole('img', { name: /^ISO/ })
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(names).toEqual([
    'ISO 27001: information security',
    'ISO 13485: medical devices',
    'ISO 9001: quality management',
  ]);
});

test('two case-study teasers: Wedere and Lea', async ({ page }) => {
  const work = page.getByRole('region', { name: 'Work that is in use every day.' });
  await expect(work.getByRole('heading', { level: 3 })).toHaveText(['Wedere', 'Lea']);
  await expect(work.getByRole('img')).toHaveCount(2);
});

test.describe('the testimonial carousel', () => {
  test('has four quotes, each with a photo, a name, a position and one to three paragraphs', async ({
    page,
  }) => {
    const quotes = page.getByRole('group', { name: 'What our clients say' }).locator('figure');
    await expect(quotes).toHaveCount(4);
    for (const quote of await quotes.all()) {
      await expect(quote.locator('img')).toHaveCount(1);
      await expect(quote.locator('figcaption b')).not.toBeEmpty();
      await expect(quote.locator('figcaption span')).not.toBeEmpty();
      const paragraphs = await quote.locator('blockquote p').count();
      expect(paragraphs).toBeGreaterThanOrEqual(1);
      expect(paragraphs).toBeLessThanOrEqual(3);
    }
  });

  test('left and right arrows move one step and wrap around at both ends', async ({ page }) => {
    const carousel = page.getByRole('group', { name: 'What our clients say' });
    const shown = carousel.locator('figcaption b').filter({ visible: true });
    const next = carousel.getByRole('button', { name: 'Next' });
    const previous = carousel.getByRole('button', { name: 'Previous' });
    const names: string[] = [];
    for (let step = 0; step < 4; step++) {
      await expect(carousel.getByRole('status')).toContainText(`${step + 1} of 4`);
      await expect(shown).toHaveCount(1);
      names.push((await shown.textContent()) ?? '');
      await next.click();
    }
    expect(new Set(names).size).toBe(4);
    await expect(shown).toHaveText(names[0] ?? '');
    await previous.click();
    await expect(shown).toHaveText(names[3] ?? '');
    await previous.click();
    await expect(shown).toHaveText(names[2] ?? '');
  });

  test('takes the same place whichever quote shows', async ({ page }) => {
    const closing = page.getByRole('heading', { name: 'Where are you heading?' });
    const top = () => closing.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('2 of 4')).toBeVisible();
    expect(await top()).toBe(before);
  });
});

test('a closing collaborate call to action to /contact-us', async ({ page }) => {
  const closing = page.getByRole('region', { name: 'Where are you heading?' });
  await closing.getByRole('link', { name: /Collaborate with us/ }).click();
  await expect(page).toHaveURL('/contact-us');
});

test('in German, every part is there too', async ({ page }) => {
  await page.goto('/de');
  await expect(page).toHaveTitle('Startseite');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('main').locator('figure blockquote')).toHaveCount(4);
  await expect(page.getByRole('img', { name: /^ISO/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('2 von 4')).toBeVisible();
});
