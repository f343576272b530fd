import { expect, type Page } from '@playwright/test';

/**
 * Walks the page by Tab to its end and by Shift+Tab back to its start. Expects every visible focusable element to be reached
 * in document order, and nothing else (WCAG 2.2, 2.1.1, 2.1.2, 2.4.3), with a visible focus (2.4.7) that nothing covers
 * (2.4.11).
 */
export async function expectWalkable(page: Page): Promise<void> {
  const stops = await markStops(page);
  expect(stops.length).toBeGreaterThan(10);
  const [first, last] = [
    page.locator('[data-stop^="0:"]'),
    page.locator(`[data-stop^="${stops.length - 1}:"]`),
  ];
  await first.focus();
  expect.soft(await walk(page, 'Tab', stops.length - 1), 'forwards').toEqual(stops.slice(1));
  await page.keyboard.press('Tab');
  expect.soft(['', stops[0]], 'after the last stop').toContain((await focusIn(page)).stop);
  await last.focus();
  expect
    .soft(await walk(page, 'Shift+Tab', stops.length - 1), 'backwards')
    .toEqual(stops.slice(0, -1).toReversed());
}

/** @returns the names of all visible focusable elements, in document order */
function markStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex]',
    );
    return [...candidates]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .map((element, index) => {
        const name = `${index}: ${element.outerHTML.slice(0, 80)}`;
        element.dataset.stop = name;
        return name;
      });
  });
}

async function walk(page: Page, key: string, steps: number): Promise<string[]> {
  const reached: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    const { stop, faults } = await focusIn(page);
    reached.push(stop);
    expect.soft(faults, `the focus by ${key} on ${stop}`).toEqual([]);
  }
  return reached;
}

/** @returns the stop's name, as set by `markStops`, empty without focus; and the problems of the focus indicator */
function focusIn(page: Page): Promise<{ stop: string; faults: string[] }> {
  return page.evaluate(() => {
    const focus = document.activeElement ?? document.body;
    const name = focus instanceof HTMLElement && focus.dataset.stop;
    const stop = focus === document.body ? '' : name || `no stop: ${focus.outerHTML.slice(0, 80)}`;
    const faults: string[] = [];
    // A link over a whole card, and a control over its box, leave the outline to the element below.
    const isOutlined = (element: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2) return true;
      const around = element.parentElement;
      return around !== null && !around.matches('section, main, body') && isOutlined(around);
    };
    if (!isOutlined(focus)) faults.push('does not show');
    const isInSight = [...focus.getClientRects()].some(({ left, right, top, bottom }) =>
      [0.2, 0.5, 0.8].some((part) => {
        const there = document.elementFromPoint(left + (right - left) * part, top + (bottom - top) * part);
        return there !== null && (focus.contains(there) || there.contains(focus));
      }),
    );
    if (!isInSight) faults.push('is out of sight, or behind something');
    return { stop, faults };
  });
}
