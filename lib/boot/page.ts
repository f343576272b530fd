import { markArrival } from './arrival';
import { fetchAhead } from './fetchAhead';
import { enhanceMenus } from './menus';
import { resumeOutbox } from './outbox';
import { markScripted } from './readiness';

/** What every page wants before first paint, once it is settled that it stays. */
export function preparePage(): void {
  markScripted();
  markArrival();
  enhanceMenus();
  fetchAhead();
  resumeOutbox();
}
