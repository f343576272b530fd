import { setTimeout as sleep } from 'node:timers/promises';
import { benches, message } from './support/bench';
import { applicationPayload } from './support/entries';
import { type MoodyRelay, startMoodyRelay } from './support/moodyRelay';
import { dataUrl } from './support/samples';

const bench = benches();
let relay: MoodyRelay | undefined;
afterEach(async () => {
  await bench().stop();
  await relay?.close();
});

/**
 * A relay that keeps some mails waiting for its answer until the test lets them go.
 *
 * @param text of those mails
 */
async function relayThatHolds(text: string): Promise<MoodyRelay> {
  relay = await startMoodyRelay(
    () => 'take',
    (raw) => raw.includes(text),
  );
  return relay;
}

const patient = { connectionTimeout: 2000, greetingTimeout: 2000, socketTimeout: 30_000, total: 30_000 };

const application = () => ({
  ...message(),
  form: 'application' as const,
  payload: { ...applicationPayload, File: [dataUrl('pdf', Buffer.alloc(2_000_000, '%PDF-1.4\n'))] },
});

const until = async (condition: () => boolean) => {
  while (!condition()) await sleep(5);
};

describe('a slow mail (specification 28.10)', () => {
  it('does not hold up the others', async () => {
    const { url, held, taken } = await relayThatHolds('slow');
    for (const text of ['slow', 'a', 'b', 'c', 'd', 'e', 'f']) await bench().spool.accept(message(text));
    bench().start({ timeouts: patient }, { SMTP_URL: url });
    await until(() => taken.length === 6);
    expect(held).toHaveLength(1);
    for (const release of held) release();
    await bench().idle();
    expect(taken).toHaveLength(7);
    expect(bench().lines.map(({ level }) => level)).toEqual(Array(7).fill('info'));
  });

  it('does not hold up small mails when it is large; large ones go one at a time', async () => {
    const { url, held, taken } = await relayThatHolds('Application');
    for (let number = 0; number < 3; number += 1) await bench().spool.accept(application());
    for (const text of ['a', 'b', 'c', 'd']) await bench().spool.accept(message(text));
    bench().start({ timeouts: patient }, { SMTP_URL: url });
    await until(() => taken.length === 4 && held.length === 1);
    await sleep(300);
    expect(held).toHaveLength(1);
    for (let number = 1; number <= 3; number += 1) {
      await until(() => held.length === number);
      held[number - 1]?.();
    }
    await bench().idle();
    expect(taken).toHaveLength(7);
  });
});
