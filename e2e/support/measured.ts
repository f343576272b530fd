import type { CaseId } from '@/content/caseStudies';
import { measured } from '@/content/caseStudies';
import { valuesOf } from './builtParts';
import { expect } from './fixtures';

/**
 * Expects two bars to scale for the values before and after a product, and a figure that follows from both (specification 9.7
 * and 10.11).
 * @param root the element with exactly these bars
 * @param value the figure as written, such as “−71 %” or “−9 min”
 */
export function expectMeasured(root: ParentNode, id: CaseId, value: string | undefined): void {
  const { before, now } = measured[id];
  const most = Math.max(before, now);
  const widths = valuesOf(root, 'svg[width$="%"]', 'width').map((width) => Number.parseFloat(width ?? ''));
  expect(widths).toEqual([before, now].map((count) => expect.closeTo((100 * count) / most, 1)));
  const percent = Math.abs(Math.round(100 - (100 * now) / before));
  expect([percent, before - now]).toContain(Number(value?.match(/[\d.]+/)?.[0]));
}
