import { enhanceMenus } from './menus';
import { resumeOutbox } from './outbox';
import { prefetchPages } from './prefetch';
import { markScripted } from './readiness';
import { adoptTypeface } from './typeface';
import { unfoldByAndBy } from './unfold';

/** What every page wants before first paint, once it is settled that it stays. */
export function preparePage(): void {
  markScripted();
  adoptTypeface();
  unfoldByAndBy();
  enhanceMenus();
  prefetchPages();
  resumeOutbox();
}
