import { setTimeout as sleep } from 'node:timers/promises';
import alea from 'alea';
import { benches, message } from './support/bench';
import { applicationPayload } from './support/entries';
import { type Mood, type MoodyRelay, moods, startMoodyRelay } from './support/moodyRelay';
import { bigPdf, dataUrl } from './support/samples';

/** `MAILS=300 npx jest delivery/unreliableRelay` sends more. */
const mails = Number(process.env.MAILS ?? 30);

/** How many times as fast time passes: a minute takes 40 ms, five days 288 s. */
const speed = 1500;

/** Share of the connections on which the relay behaves. */
const goodShare = 0.4;

// Stalled connections last until their timeouts.
jest.setTimeout(2000 * mails);

const bench = benches();
let relay: MoodyRelay;
afterEach(() => relay.close());

/** The same seed makes the same moods. */
function moodsOf(seed: string): () => Mood {
  const random = alea(seed);
  const bad = moods.filter((mood) => mood !== 'take' && mood !== 'refuseSecond');
  return () => (random() < goodShare ? 'take' : (bad[Math.floor(random() * bad.length)] ?? 'take'));
}

function start(): void {
  const [began, clock] = [Date.now(), bench().now()];
  bench().now = () => clock + (Date.now() - began) * speed;
  const later = (callback: () => void, milliseconds: number) => {
    const timer = setTimeout(callback, milliseconds / speed);
    return () => clearTimeout(timer);
  };
  // The relay greets after 100 ms, to catch clients that talk first; so 600 ms without a greeting are a stall.
  const timeouts = { connectionTimeout: 1000, greetingTimeout: 600, socketTimeout: 600, total: 10_000 };
  bench().start({ later, timeouts }, { SMTP_URL: relay.url });
}

describe('a relay that answers 451, drops connections and stalls (specification 28.7)', () => {
  it('receives every mail in the end, and none again after acknowledging it, even if the delivery stops half-way', async () => {
    relay = await startMoodyRelay(moodsOf('test'));
    const payload = { ...applicationPayload, File: [dataUrl('pdf', bigPdf(300_000))] };
    const application = { ...message(), form: 'application', payload } as const;
    for (let number = 0; number < mails; number += 1)
      await bench().spool.accept(number % 10 > 0 ? message(`Message ${number}: grüezi`) : application);
    start();
    while ((await bench().waiting()).length > mails / 2) await sleep(20);
    await bench().stop();
    start();
    await bench().idle();

    const copies = new Map<string, MoodyRelay['taken'][number][]>();
    for (const mail of relay.taken) {
      const id = /^Message-ID:\s*<([^>]+)>/m.exec(mail.raw.toString('latin1', 0, 2000))?.[1] ?? '';
      copies.set(id, [...(copies.get(id) ?? []), mail]);
    }
    expect(copies.size).toBe(mails);
    for (const [first, ...others] of copies.values()) {
      // Only the last one was acknowledged; all are the same mail.
      const acknowledged = [first, ...others].map((copy) => copy?.acknowledged);
      expect(acknowledged).toEqual([...others.map(() => false), true]);
      expect(others.every(({ raw }) => first?.raw.equals(raw))).toBe(true);
    }
    const levels = bench().lines.map(({ level }) => level);
    expect(levels.filter((level) => level === 'info')).toHaveLength(mails);
    expect(levels).not.toContain('fatal');
    // The relay did misbehave in every way.
    for (const mood of ['busy', 'hangUp', 'stall', 'refuse', 'forget'] as const)
      expect(relay.met[mood]).toBeGreaterThan(0);
  });
});
