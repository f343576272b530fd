import { mayHoldSomething } from '@/lib/outbox/flag';
import { markArrival } from './arrival';
import { fetchAhead } from './fetchAhead';
import { enhanceMenus } from './menus';
import { markScripted } from './readiness';

/** What every page wants before first paint, once it is settled that it stays. */
export function preparePage(): void {
  markScripted();
  markArrival();
  enhanceMenus();
  fetchAhead();
  resumeOutbox();
}

/**
 * Loads the outbox when an earlier visit may have left something in it, so that
 * it is sent from whatever page comes next (specification 26.5).
 */
export function resumeOutbox(load: (path: string) => Promise<unknown> = (path) => import(path)): void {
  // A page that cannot load it loses nothing: the next one tries again.
  if (mayHoldSomething()) load('/outbox.js').catch(() => {});
}
