import { mayHoldSomething } from '@/lib/outbox/flag';

/** URL of the bundled `lib/outbox/resume.ts`, set by `scripts/browser.ts`. */
declare const OUTBOX_URL: string;

/**
 * Loads the outbox when an earlier visit may have left submissions, so that any page sends them
 * (specification 26.5).
 */
export function resumeOutbox(load: () => Promise<unknown> = () => import(OUTBOX_URL)): void {
  // If it fails to load, the next page tries again.
  if (mayHoldSomething()) load().catch(() => {});
}
