import { setTimeout as sleep } from 'node:timers/promises';
import { startRelay } from '@/scripts/bench/gateway/relay';
import { waitingIn } from '../spool/support/store';
import { benches, message } from './support/bench';

// A day takes 9 s; milliseconds.
jest.setTimeout(300_000);

/** `MAILS=300 npx jest delivery/away` sends more. */
const mails = Number(process.env.MAILS ?? 30);

/** How many times as fast time passes. */
const speed = 10_000;

const day = 24 * 60 * 60 * 1000;
const bench = benches();

it('delivers each mail once after a day without a mail server, though it is slow when it is back (specification 28.8)', async () => {
  const [began, clock] = [Date.now(), bench().clock];
  bench().now = () => clock + (Date.now() - began) * speed;
  const later = (callback: () => void, milliseconds: number) => {
    const timer = setTimeout(callback, Math.max(milliseconds / speed, 10));
    return () => clearTimeout(timer);
  };
  const gone = await startRelay();
  await gone.close();
  bench().start({ later }, { SMTP_URL: gone.urlFor('gateway') });
  for (let number = 0; number < mails; number += 1) {
    await bench().spool.accept(message(`Message ${number}`));
    await sleep(day / speed / mails);
  }
  const attempts = bench().lines.filter(({ level }) => level === 'warn').length;
  // A tenth of a second for each mail: 17 minutes of the moved clock.
  const relay = await startRelay({ port: Number(new URL(gone.urlFor('gateway')).port), pause: 100 });
  while ((await waitingIn(bench().spool)).length > 0) await sleep(20);
  await bench().stop();
  await relay.close();
  expect([...relay.copies.values()].map(({ length }) => length)).toEqual(Array(mails).fill(1));
  // After 1, 2, 4 … 64 and then every 67 minutes: at most 27 times a day.
  expect(attempts).toBeLessThanOrEqual(27 * mails);
  expect(attempts).toBeGreaterThan(mails);
  expect(new Set(bench().lines.map(({ level }) => level))).toEqual(new Set(['info', 'warn']));
});
