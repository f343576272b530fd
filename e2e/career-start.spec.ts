import { expect, test } from './support/fixtures';

/** Specification, section 2 («Career start programme list»), and section 3 (programme). */

const path = '/careers/career-start-program';

const programmes = [
  ['Full stack engineer', '01.12.2024', 'Enrolled', 'Teuta Krasniqi'],
  ['QA engineer', '01.12.2024', 'Enrolled', 'Fitore Hoxha'],
  ['Digital marketing internship', '01.12.2024', 'Enrolled', 'Luana Morina'],
  ['Cyber security engineer', '01.10.2023', 'Closed', 'Agon Berisha'],
  ['Software system engineer', '17.10.2022', 'Closed', 'Valdrin Gashi'],
] as const;

test('five programmes, each with title, description, start date, status label, instructor, paid label', async ({
  page,
}) => {
  await page.goto(path);
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(programmes.length);
  for (const [index, [title, start, status, instructor]] of programmes.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(row.getByRole('definition')).toHaveText([start, status, instructor]);
    await expect(row.getByText('Paid programme')).toBeVisible();
    await expect(row.getByRole('paragraph').first()).toContainText(/\w{4,}/);
  }
});

test('two instructors have no link', async ({ page }) => {
  await page.goto(path);
  for (const name of ['Fitore Hoxha', 'Luana Morina']) {
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  }
});

test('every programme has its map', async ({ page }) => {
  await page.goto(path);
  const maps = page.getByRole('main').locator('article img');
  await expect(maps).toHaveCount(5);
  for (const map of await maps.all()) {
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test('a three-line guiding-star slogan closes the page', async ({ page }) => {
  await page.goto(path);
  const closing = page.getByRole('main').locator('section').last();
  await expect(closing).toContainText('Ask until it is clear. Build until it holds. Then pass it on.');
});

for (const [locale, address] of [
  ['en', path],
  ['de', `/de${path}`],
] as const) {
  for (const width of [320, 390, 768, 1440, 1920]) {
    test(`each of its lines stands on one line (${locale}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const slogan = page.getByRole('main').locator('section').last().getByRole('paragraph');
      const lines = await slogan.evaluate((element) =>
        Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
      );
      expect(lines).toBe(3);
    });
  }
}

test('the careers page leads here', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('link', { name: 'See the programmes' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A career start with a salary');
});

test('in German, every part is there too', async ({ page }) => {
  await page.goto(`/de${path}`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  await expect(page.locator('time')).toHaveText(programmes.map(([, start]) => start));
  await expect(page.getByText('Bezahltes Programm')).toHaveCount(5);
  await expect(page.getByRole('main').locator('section').last()).toContainText('Dann weitergeben.');
});
