import { setTimeout as sleep } from 'node:timers/promises';
import { compose } from '@/gateway/delivery/compose';
import { isTooLarge, largestMail } from '@/gateway/delivery/relayFailure';
import { fileLimits, textLimits } from '@/lib/forms/limits';
import { benches, message } from './support/bench';
import { application, applicationPayload, bytesOf, composeSettings, read } from './support/entries';
import { dataUrl } from './support/samples';
import { type StrictRelay, startEndlessRelay, startStrictRelay } from './support/strictRelay';

const bench = benches();
let relay: StrictRelay | undefined;
afterEach(async () => {
  await bench().stop();
  await relay?.close();
});

const small = Buffer.from('%PDF-1.4\n%%EOF\n');
const payload = (...files: Buffer[]) => ({
  ...applicationPayload,
  File: files.map((file) => dataUrl('pdf', file)),
});

async function deliverTo(started: StrictRelay, ...files: Buffer[]): Promise<void> {
  relay = started;
  await bench().spool.accept({ ...message(), form: 'application', payload: payload(...files) });
  bench().start({}, { SMTP_URL: `smtp://127.0.0.1:${started.port}` });
  await bench().idle();
}

const limit = 300_000;

describe('a mail that is too large for the mail server (specification 28.9)', () => {
  it.each([
    ['names its limit: nothing is sent in vain', { size: limit }, 0],
    ['says so at the end only', { size: limit, hideSize: true }, limit],
  ])('goes without its files when the server %s', async (_name, options, sentInVain) => {
    const file = Buffer.alloc(400_000, small);
    const started = await startStrictRelay(options);
    await deliverTo(started, small, file);
    expect(started.taken).toHaveLength(1);
    expect(started.sent() - (started.taken[0]?.length ?? 0) > limit).toBe(sentInVain > 0);
    const { email, text } = await read(started.taken[0] ?? Buffer.alloc(0));
    expect(email.attachments).toEqual([]);
    expect(email.subject).toBe('Application: Cyber Security Engineer, Zoë Krasniqi');
    const withheld = (await bench().spool.list()).filter(({ state }) => state === 'withheld');
    expect(withheld).toHaveLength(2);
    for (const [number, content] of [small, file].entries()) {
      const own = withheld[number]?.id ?? '';
      expect((await bench().spool.show(own))?.content.equals(content)).toBe(true);
      expect(text).toContain(
        `${number + 1}. not attached: With its files, the mail is too large for the mail server. It is kept unchanged in `,
      );
      expect(text).toContain(
        ` for 30 days. To fetch it, run this in the folder of the website on its server: deploy/spool export ${own} cv-${number + 1}.pdf`,
      );
    }
    expect(bench().lines.map(({ level, text: line }) => [level, line])).toEqual([
      ['error', 'mail is too large for the mail server; it goes without its files'],
      ['info', 'mail delivered'],
    ]);
    expect(bench().lines[0]?.facts.remedy).toContain(`take mails of ${largestMail} bytes`);
  });

  it('and has no files is tried again, with the size as the reason', async () => {
    const started = await startStrictRelay({ size: 100 });
    relay = started;
    await bench().spool.accept(message());
    bench().start({}, { SMTP_URL: `smtp://127.0.0.1:${started.port}` });
    while (bench().lines.length < 2) await sleep(5);
    expect(bench().lines[0]).toMatchObject({
      level: 'error',
      facts: { code: 'EMESSAGE', remedy: expect.stringContaining('message_size_limit') },
      text: 'mail not delivered; it is tried again',
    });
  });

  it.each([
    ['552 5.3.4 Message size exceeds fixed limit', true],
    ['552 Message exceeds fixed maximum message size', true],
    ['552 5.2.2 Mailbox is full', false],
    ['452 4.3.1 Insufficient storage', false],
    ['550 5.1.1 No such user', false],
  ])('is recognised by the response: %s (%s)', (response, expected) => {
    const error = Object.assign(new Error(), {
      code: 'EMESSAGE',
      response,
      responseCode: Number(response.slice(0, 3)),
      command: 'DATA',
    });
    expect(isTooLarge(error)).toBe(expected);
  });
});

it('no mail of the forms is larger than the documented limit', async () => {
  const each = fileLimits.total / fileLimits.count;
  const entry = application({
    ...payload(...Array.from({ length: fileLimits.count }, () => Buffer.alloc(each, '%PDF-1.4\n'))),
    Message: '長'.repeat(textLimits.message),
  });
  const { length } = await bytesOf((await compose(entry, composeSettings)).stream());
  expect(length).toBeLessThan(largestMail);
  expect(length).toBeGreaterThan(largestMail * 0.95);
});

it('a relay that never ends its answer is given up, and the mail waits (specification 28.10)', async () => {
  const endless = await startEndlessRelay();
  await bench().spool.accept(message());
  const timeouts = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500, total: 1000 };
  bench().start({ timeouts }, { SMTP_URL: endless.url });
  while (bench().lines.length < 1) await sleep(5);
  expect(bench().lines[0]).toMatchObject({
    level: 'warn',
    facts: { code: 'EABORT' },
    text: 'mail not delivered; it is tried again',
  });
  endless.close();
});
