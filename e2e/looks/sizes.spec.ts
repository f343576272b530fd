import { company } from '@/content/company';
import { expect, test } from '../support/fixtures';
import { boxOf, open } from '../support/opening';

/** How large things are, and what they leave free. */

// Specification 38.7
test('the German title of the home page is large on phones, too', async ({ page }) => {
  await open(page, '/de', 320);
  for (const width of [320, 360, 390, 430, 480]) {
    await page.setViewportSize({ width, height: 844 });
    const title = await page.locator('h1').evaluate((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      const height = [...element.children].reduce((sum, line) => sum + line.clientHeight, 0);
      return {
        size: Number.parseFloat(fontSize),
        lines: Math.round(height / Number.parseFloat(lineHeight)),
      };
    });
    expect(title.size, `${width} px`).toBeGreaterThanOrEqual(46);
    expect(title.lines, `${width} px`).toBe(3);
  }
});

// Specification 38.4
test('the yellow block fills the corner, and is no wider than a wide viewport’s margin', async ({ page }) => {
  await open(page, '/', 1440);
  for (const width of [1440, 1920, 2200, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [block, content] = [await boxOf(page, 'header > div > div > a'), await boxOf(page, 'main h2')];
    expect(block.right, `${width} px`).toBe(width);
    if (width >= 2200) expect(block.width, `${width} px`).toBeLessThanOrEqual(content.x + 1);
  }
});

// Specification 38.6
test('on screens wider than 1920 px type grows, and the page with it', async ({ page }) => {
  await open(page, '/services', 1920);
  const sizes: string[] = [];
  for (const width of [1440, 1920, 2560, 3840]) {
    await page.setViewportSize({ width, height: 1440 });
    sizes.push(await page.locator('html').evaluate((html) => getComputedStyle(html).fontSize));
  }
  expect(sizes).toEqual(['16px', '16px', '19.2px', '20px']);
});

test('lists of services follow their text at every width', async ({ page }) => {
  await open(page, '/services', 1440);
  for (const width of [900, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1200 });
    const gaps = await page.locator('main section[id] h2 + p').evaluateAll((texts) =>
      texts.map((text) => {
        const list = text.closest('section')?.querySelector('ul')?.getBoundingClientRect().top ?? Number.NaN;
        return list - text.getBoundingClientRect().bottom;
      }),
    );
    expect(gaps, `${width} px`).toHaveLength(6);
    for (const gap of gaps) expect(gap, `${width} px`).toBeLessThan(60);
  }
});

test('no cover across a case study is taller than a large screen', async ({ page }) => {
  for (const slug of ['captire', 'wedere']) {
    await open(page, `/our-work/${slug}`, 2560, 1440);
    expect((await boxOf(page, 'main picture img')).height, slug).toBeLessThanOrEqual(1440 - 200);
  }
});

test('what opens the line below an executive’s name is smaller than the name, and clear of it', async ({
  page,
}) => {
  for (const path of ['/about', '/de/about']) {
    await open(page, path, 1440);
    for (const width of [320, 390, 600, 900, 1250, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator('[data-slot] > article[aria-labelledby]').evaluateAll((people) =>
        people.map((person) => {
          const [name, office] = ['h3', 'h3 + div > p'].map((each) => person.querySelector(each));
          if (!name || !office) throw new Error('There is no name or no office.');
          const size = (of: Element) => Number.parseFloat(getComputedStyle(of).fontSize);
          return {
            gap: office.getBoundingClientRect().top - name.getBoundingClientRect().bottom,
            ratio: size(office) / size(name),
          };
        }),
      );
      expect(lines).toHaveLength(4);
      for (const { gap, ratio } of lines) {
        expect(gap, `${path}, ${width} px`).toBeGreaterThanOrEqual(8);
        expect(ratio, `${path}, ${width} px`).toBeLessThanOrEqual(0.6);
      }
    }
  }
});

test('the arrow of a select stands as far from its right edge as its words do from the left', async ({
  page,
}) => {
  for (const path of ['/contact-us', '/de/contact-us']) {
    await open(page, path, 390);
    for (const width of [320, 390, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const insets = await page.locator('main select').evaluateAll((selects) =>
        selects.map((select) => {
          const { backgroundPositionX, paddingLeft, borderRightWidth, borderLeftWidth } =
            getComputedStyle(select);
          const rightmost = backgroundPositionX.split(', ').at(-1) ?? '';
          const inset = Number(/([\d.]+)px/.exec(rightmost)?.[1]);
          return {
            arrow: inset + Number.parseFloat(borderRightWidth),
            words: Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth),
          };
        }),
      );
      expect(insets.length, path).toBeGreaterThan(0);
      for (const { arrow, words } of insets) expect(arrow, `${path}, ${width} px`).toBeCloseTo(words, 0);
    }
  }
});

// Specification 7.9
test('the small portraits stand clear of what is said of the four, and level with the large one', async ({
  page,
}) => {
  for (const path of ['/about', '/de/about']) {
    await open(page, path, 1440);
    for (const width of [900, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const bottoms = await page
        .locator('[data-slot] > article[aria-labelledby] > div > p')
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().bottom + window.scrollY));
      expect(bottoms).toHaveLength(4);
      const small = page.locator('button > img').first();
      const { top, bottom } = await small.evaluate((image) => {
        const box = image.getBoundingClientRect();
        return { top: box.top + window.scrollY, bottom: box.bottom + window.scrollY };
      });
      expect(Math.max(...bottoms), `${path}, ${width} px`).toBeLessThan(top - 8);
      const large = await page
        .locator('article img')
        .first()
        .evaluate((image) => image.getBoundingClientRect().bottom + window.scrollY);
      // On narrower viewports what is said of a person is longer than the portrait.
      if (width >= 1440) expect(Math.abs(large - bottom), `${path}, ${width} px`).toBeLessThan(3);
    }
  }
});

// Specification 22.23
test('on a phone a table shows row by row, each value beside the name of its column', async ({ page }) => {
  const path = `/blogs/${company.slug}-iso-9001-and-27001-certifications`;
  for (const width of [320, 390, 599]) {
    await open(page, path, width);
    for (const table of await page.getByRole('table').all()) {
      const scrolls = await table.evaluate(({ parentElement: box }) =>
        box ? box.scrollWidth > box.clientWidth : undefined,
      );
      expect(scrolls, `${width} px`).toBe(false);
    }
    const cell = page.getByRole('cell').first();
    const name = await page.getByRole('columnheader').nth(1).textContent();
    expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toContain(`"${name}"`);
  }
  await open(page, '/de/blogs/fundamental-role-of-software-testing', 390);
  const keyed = page.getByRole('table').first();
  const [key, first, second] = await keyed
    .getByRole('row')
    .nth(1)
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
  expect(first?.left).toBeGreaterThanOrEqual(key?.right ?? Number.NaN);
  expect(second?.left).toBe(first?.left);
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
  const short = `/de/blogs/${company.slug}-iso-13485-certifications`;
  for (const width of [320, 390]) {
    await open(page, short, width);
    const table = page.getByRole('table').last();
    expect(await table.evaluate((element) => getComputedStyle(element).display)).toBe('table');
    expect(await table.evaluate(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth)).toBe(
      false,
    );
  }
  await open(page, path, 600);
  const cell = page.getByRole('cell').first();
  expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toBe('none');
});
