import { mayHoldSomething } from '@/lib/outbox/flag';

/** Where `scripts/browser.ts` has put `lib/outbox/resume.ts`. */
declare const OUTBOX_URL: string;

/**
 * Loads the outbox when an earlier visit may have left something in it, so that
 * it is sent from whatever page comes next (specification 26.5).
 */
export function resumeOutbox(load: () => Promise<unknown> = () => import(OUTBOX_URL)): void {
  // A page that cannot load it loses nothing: the next one tries again.
  if (mayHoldSomething()) load().catch(() => {});
}
