import { benches, message } from './support/bench';
import { applicationPayload, contentOf, read } from './support/entries';
import { type Mood, type MoodyRelay, startMoodyRelay } from './support/moodyRelay';
import { bigPdf, dataUrl } from './support/samples';

const bench = benches();
let relay: MoodyRelay | undefined;
// After the hook of the bench: what is being delivered ends while the relay is there.
afterEach(() => relay?.close());

/** Delivers what is in the spool to a relay that has these moods, one per connection, and then takes all. */
async function deliverTo(...moods: readonly Mood[]): Promise<MoodyRelay> {
  const started = await startMoodyRelay((connection) => moods[connection] ?? 'take');
  relay = started;
  bench().start({}, settingsFor(started.url));
  await bench().idle();
  return started;
}

function settingsFor(url: string) {
  return { SMTP_URL: url, MAIL_TO_APPLICATIONS: ['jobs@firnwerk.example', 'info@firnwerk.example'] };
}

describe('"SMTP through nodemailer with SMTP_URL" (specification 28.7)', () => {
  it('the mail arrives whole, the files byte for byte, and no file is written', async () => {
    const file = bigPdf(3_000_001);
    const payload = { ...applicationPayload, File: [dataUrl('pdf', file)], Message: 'a\n.\nb\n..' };
    await bench().spool.accept({ ...message(), form: 'application', payload });
    const { taken } = await deliverTo();
    expect(taken.map(({ envelope }) => envelope)).toEqual([
      { from: 'website@firnwerk.example', to: ['jobs@firnwerk.example', 'info@firnwerk.example'] },
    ]);
    const { email, text } = await read(taken[0]?.raw ?? Buffer.alloc(0));
    expect(text).toMatch(/\n\na\n\.\nb\n\.\.$/);
    expect(email.from).toEqual({ name: 'Firnwerk website', address: 'website@firnwerk.example' });
    expect(email.attachments.map((one) => [one.filename, contentOf(one).equals(file)])).toEqual([
      ['cv-1.pdf', true],
    ]);
    expect(await bench().names('mailbox')).toEqual([]);
  });

  it.each<[Mood, string, object]>([
    ['busy', 'warn', { status: 451 }],
    ['refuse', 'error', { status: 550, remedy: expect.stringContaining('MAIL_FROM') }],
    ['refuseRecipient', 'error', { status: 550, remedy: expect.stringContaining('recipients') }],
    ['hangUp', 'warn', { code: 'ECONNECTION' }],
    ['stall', 'warn', { code: 'ETIMEDOUT' }],
  ])(
    '%s, three times: a line in the log each (%s), delivered in the end, once',
    async (mood, level, facts) => {
      await bench().spool.accept(message());
      const [id] = await bench().waiting();
      const { taken, met } = await deliverTo(mood, mood, mood);
      expect([met[mood], met.take, bench().pauses]).toEqual([3, 1, [1, 2, 4]]);
      expect(taken).toHaveLength(1);
      const { email } = await read(taken[0]?.raw ?? Buffer.alloc(0));
      expect(email.messageId).toBe(`<${id}@www.firnwerk.example>`);
      expect(bench().lines.map((line) => line.level)).toEqual([level, level, level, 'info']);
      expect(bench().lines[0]?.facts).toMatchObject(facts);
    },
  );

  it('the reply is lost after the relay took the mail: the same mail is sent again, recognisable by its Message-ID', async () => {
    await bench().spool.accept(message());
    const { taken } = await deliverTo('forget');
    expect(taken.map(({ acknowledged }) => acknowledged)).toEqual([false, true]);
    const [first, again] = await Promise.all(taken.map(({ raw }) => read(raw)));
    expect(again?.raw).toBe(first?.raw);
  });

  it('logs an error when one of two recipients is refused, and sends the other no second mail', async () => {
    const payload = { ...applicationPayload, File: [dataUrl('pdf', bigPdf(100))] };
    await bench().spool.accept({ ...message(), form: 'application', payload });
    relay = await startMoodyRelay(() => 'refuseSecond');
    bench().start({}, settingsFor(relay.url));
    await bench().idle();
    expect(relay.taken.map(({ envelope }) => envelope.to)).toEqual([['jobs@firnwerk.example']]);
    expect(bench().lines.map(({ level, facts }) => [level, facts.missed])).toEqual([
      ['error', 1],
      ['info', undefined],
    ]);
  });

  it('ends with the current attempt when it is stopped, and sends the mail after the restart', async () => {
    await bench().spool.accept(message());
    relay = await startMoodyRelay((connection) => (connection === 0 ? 'stall' : 'take'));
    bench().start({}, settingsFor(relay.url));
    while (relay.met.stall === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await bench().stop();
    expect(relay.taken).toEqual([]);
    bench().start({}, settingsFor(relay.url));
    await bench().idle();
    expect(relay.taken).toHaveLength(1);
  });
});
