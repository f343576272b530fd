/**
 * How long, in milliseconds, a submission is taken where the browser has no
 * locks. Browsers run the timers of a hidden page once a minute only.
 */
const lease = 150_000;

/**
 * Runs work that no other tab runs at the same time under the same name; waits
 * for its turn. Where the browser has no locks, as outside a secure context,
 * the work gets a lease to write down instead, and is told when to renew it.
 *
 * @param work gets the lease in milliseconds, 0 under a lock
 * @param renew called while the work goes on
 */
export async function exclusively(
  name: string,
  work: (lease: number) => Promise<void>,
  renew: (lease: number) => void,
): Promise<void> {
  if (navigator.locks) return navigator.locks.request(name, () => work(0));
  const renewal = setInterval(() => renew(lease), lease / 3);
  try {
    await work(lease);
  } finally {
    clearInterval(renewal);
  }
}
