import type { Log } from '../delivery/attempt';
import { Problem, retryAfter } from '../problem';
import type { GatewaySettings } from '../settings';
import type { Usage } from '../spool/figures';
import type { OpenSpool } from '../spool/types';

type Ceilings = Pick<GatewaySettings, 'SPOOL_MEGABYTES' | 'QUARANTINE_MEGABYTES'>;

/**
 * How long a reading of the spool's usage is cached, in milliseconds; bytes stored by this process are added
 * to it.
 */
const freshness = 5000;

const megabyte = 1_000_000;
const wait = retryAfter(5 * 60);

/**
 * Limits the bytes in the spool, and how many of them may be in quarantine or unfit, so that submissions
 * cannot fill the disk.
 */
export function ceilings(
  spool: Pick<OpenSpool, 'usage'>,
  { SPOOL_MEGABYTES, QUARANTINE_MEGABYTES }: Ceilings,
  log: Pick<Log, 'warn'>,
) {
  const most = { all: SPOOL_MEGABYTES * megabyte, aside: QUARANTINE_MEGABYTES * megabyte };
  let known: Usage | undefined;
  let looked = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let added = { all: 0, aside: 0 };
  let isWarned = false;

  return { check, add };

  /**
   * @param size of a submission, in bytes
   * @param isAside whether it would be in quarantine or unfit
   * @throws a problem with status 507 when it does not fit
   */
  async function check(size: number, isAside: boolean): Promise<void> {
    if (!looking && performance.now() - looked > freshness) looking = look();
    // Later readings happen in the background.
    if (!known) await looking;
    // The store itself reports when it is away.
    if (!known) return;
    const { bytes } = known;
    const all = inAll(bytes) + added.all;
    const aside = bytes.quarantine + bytes.unfit + added.aside;
    if (most.all > 0 && all + size > most.all)
      throw new Problem(507, { detail: 'There is no room at the moment.', headers: wait });
    if (isAside && most.aside > 0 && aside + size > most.aside)
      throw new Problem(507, {
        reason: 'quarantine',
        detail: 'There is no room at the moment.',
        headers: wait,
      });
  }

  /** Counts stored bytes. */
  function add(size: number, isAside: boolean): void {
    added = { all: added.all + size, aside: added.aside + (isAside ? size : 0) };
  }

  async function look(): Promise<void> {
    looked = performance.now();
    const before = added;
    try {
      known = await spool.usage();
      added = { all: added.all - before.all, aside: added.aside - before.aside };
      warn(known);
    } catch {
      // Keeps the last known usage.
    } finally {
      looking = undefined;
    }
  }

  function warn({ bytes, free }: Usage): void {
    const used = inAll(bytes);
    if (isWarned || free === undefined || (most.all > 0 && most.all <= used + free)) return;
    isWarned = true;
    log.warn({ used, free }, 'SPOOL_MEGABYTES is more than the disk has room for');
  }
}

const inAll = (bytes: Usage['bytes']): number => Object.values(bytes).reduce((sum, some) => sum + some, 0);
