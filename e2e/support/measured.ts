import type { CaseId } from '@/content/caseStudies';
import { measured } from '@/content/measured';
import { valuesOf } from './builtParts';
import { expect } from './fixtures';

/**
 * Expects two bars to scale of what was counted before a product and with it, and that the figure they stand with follows
 * from both (specification 9.7 and 10.11).
 * @param root what holds the bars and no others
 * @param value the figure as it is written, such as “−71 %” or “−9 min”
 */
export function expectMeasured(root: ParentNode, id: CaseId, value: string | undefined): void {
  const { before, now } = measured[id];
  const most = Math.max(before, now);
  const widths = valuesOf(root, 'svg[width$="%"]', 'width').map((width) => Number.parseFloat(width ?? ''));
  expect(widths).toEqual([before, now].map((count) => expect.closeTo((100 * count) / most, 1)));
  const percent = Math.abs(Math.round(100 - (100 * now) / before));
  expect([percent, before - now]).toContain(Number(value?.match(/[\d.]+/)?.[0]));
}
