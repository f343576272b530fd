import { setTimeout as sleep } from 'node:timers/promises';
import { startDelivery } from '@/gateway/delivery';
import type { Log } from '@/gateway/delivery/attempt';
import type { OpenSpool } from '@/gateway/spool/types';
import { startRelay } from '@/scripts/bench/gateway/relay';
import { waitingIn } from '../../spool/support/items';
import { message } from './bench';

/** `MAILS=300 npx jest delivery/away` sends more. */
const mails = Number(process.env.MAILS ?? 30);

/** How much faster time passes than it does: a day takes 9 s. */
const haste = 10_000;

const day = 24 * 60 * 60 * 1000;

/** What became of a day without a mail server. */
export interface Outcome {
  /** Attempts to deliver, of all mails together, while nothing listened. */
  readonly attempts: number;
  /** How many copies of each mail came, one number for each that came at all. */
  readonly copies: readonly number[];
  /** Longest time a mail waited once the server was back, in milliseconds of the moved clock. */
  readonly waited: number;
  readonly levels: ReadonlySet<keyof Log>;
}

/**
 * Takes messages for a day, during which nothing listens where the mail server should; then one does, which needs a tenth
 * of a second for each mail: 17 minutes of the moved clock.
 *
 * @param spool empty
 * @param keepTime is given what the spool is to take for the time, in milliseconds since 1970
 */
export async function dayWithoutRelay(
  spool: OpenSpool,
  keepTime: (now: () => number) => void,
): Promise<Outcome> {
  const [began, clock] = [Date.now(), Date.parse('2024-06-01T10:00:00.000Z')];
  const now = () => clock + (Date.now() - began) * haste;
  keepTime(now);
  const later = (callback: () => void, milliseconds: number) => {
    const timer = setTimeout(callback, Math.max(milliseconds / haste, 10));
    return () => clearTimeout(timer);
  };
  const levels = new Set<keyof Log>();
  let attempts = 0;
  const line = (level: keyof Log) => () => {
    levels.add(level);
    if (level === 'warn') attempts += 1;
  };
  const log = { info: line('info'), warn: line('warn'), error: line('error'), fatal: line('fatal') };

  const gone = await startRelay();
  await gone.close();
  const settings = {
    SMTP_URL: gone.urlFor('gateway'),
    MAILBOX_DIR: 'var/mailbox',
    MAIL_FROM: 'website@firnwerk.example',
    MAIL_TO_CONTACT: ['info@firnwerk.example'],
    MAIL_TO_APPLICATIONS: ['jobs@firnwerk.example'],
    MAIL_AUTO_SUBMITTED: true,
    KEEP_DAYS: 30,
  };
  const delivery = startDelivery({ spool, settings, log, now, later });
  for (let number = 0; number < mails; number += 1) {
    await spool.accept(message(`Message ${number}`));
    await sleep(day / haste / mails);
  }
  const triedInVain = attempts;
  const relay = await startRelay({ port: Number(new URL(gone.urlFor('gateway')).port), pause: 100 });
  const back = now();
  while ((await waitingIn(spool)).length > 0) await sleep(20);
  const waited = now() - back;
  await delivery.stop();
  await relay.close();
  return {
    attempts: triedInVain,
    copies: [...relay.copies.values()].map(({ length }) => length),
    waited,
    levels,
  };
}

/** The promise, whatever the spool. */
export function expectNothingLost({ attempts, copies, levels }: Outcome): void {
  expect(copies).toEqual(Array(mails).fill(1));
  // After 1, 2, 4 … 64 and then every 67 minutes: at most 27 times a day, and at least the oldest was tried a few times.
  expect(attempts).toBeLessThanOrEqual(27 * mails);
  expect(attempts).toBeGreaterThan(mails);
  expect([...levels].sort()).toEqual(['info', 'warn']);
}
