import { expect } from './support/fixtures';
import { test } from './support/sharedWindow';

// Specification 8.4, 8.5 and 8.7
test('pictures alternate right and left, and are between text and list on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/services');
  const edgesOf = (edge: 'left' | 'top') =>
    page
      .locator('main section[id]')
      .evaluateAll(
        (blocks, side) =>
          blocks.map((block) =>
            ['h2', 'img', 'ul'].map((part) => block.querySelector(part)?.getBoundingClientRect()[side] ?? 0),
          ),
        edge,
      );
  const sides = (await edgesOf('left')).map(([title = 0, picture = 0]) =>
    picture < title ? 'left' : 'right',
  );
  expect(sides).toEqual(['right', 'left', 'right', 'left', 'right', 'left']);
  const size = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);
  const [own, part] = [page.locator('#development-title'), page.locator('#cyber-security')];
  expect(await part.evaluate(size)).toBeLessThan(await own.evaluate(size));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tops of await edgesOf('top')) expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});
