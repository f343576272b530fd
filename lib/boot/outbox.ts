import { mayHoldSomething } from '@/lib/outbox/flag';

const bundle = '/outbox.js';

/**
 * Loads the outbox when an earlier visit may have left something in it, so that
 * it is sent from whatever page comes next (specification 26.5).
 */
export function resumeOutbox(load: (path: string) => Promise<unknown> = (path) => import(path)): void {
  // A page that cannot load it loses nothing: the next one tries again.
  if (mayHoldSomething()) load(bundle).catch(() => {});
}
