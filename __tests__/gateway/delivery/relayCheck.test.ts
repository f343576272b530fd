import type { SMTPServerOptions } from 'smtp-server';
import type { Log } from '@/gateway/delivery/attempt';
import { checkRelay } from '@/gateway/delivery/relayCheck';
import { freePort } from '@/scripts/programs';
import { startStrictRelay } from './support/strictRelay';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function relayWith(options: Parameters<typeof startStrictRelay>[0]) {
  const relay = await startStrictRelay(options);
  ends.push(relay.close);
  return `127.0.0.1:${relay.port}`;
}

/** @returns what the look at a mail server logs */
async function linesOf(url: string, signal = new AbortController().signal) {
  const lines: [level: string, text: string, facts: object][] = [];
  const line = (level: keyof Log) => (facts: object, text: string) => void lines.push([level, text, facts]);
  await checkRelay(url, { info: line('info'), warn: line('warn'), error: line('error') }, signal);
  return lines;
}

describe('the check of the mail server at the start', () => {
  it('warns of a limit below the largest mail', async () => {
    const host = await relayWith({ size: 10_240_000 });
    expect(await linesOf(`smtp://${host}`)).toEqual([
      [
        'warn',
        'mail server takes smaller mails only than the forms can send',
        {
          limit: 10_240_000,
          remedy: expect.stringContaining('22000000 bytes; in Postfix, message_size_limit'),
        },
      ],
    ]);
  });

  it.each([
    ['enough', { size: 22_000_000 }],
    ['no known size', { size: 1000, hideSize: true }],
  ])('logs nothing about a server that takes %s', async (_name, options) => {
    expect(await linesOf(`smtp://${await relayWith(options)}`)).toEqual([]);
  });

  const onAuth: SMTPServerOptions['onAuth'] = ({ password }, _session, callback) =>
    password === 'right'
      ? callback(null, { user: 'me' })
      : callback(Object.assign(new Error('no'), { responseCode: 535 }));

  it('reports a wrong password without logging it', async () => {
    const host = await relayWith({ onAuth, allowInsecureAuth: true });
    const lines = await linesOf(`smtp://me:wrong@${host}`);
    expect(lines).toEqual([
      [
        'error',
        'mail server cannot be used',
        expect.objectContaining({ code: 'EAUTH', status: 535, remedy: expect.stringContaining('SMTP_URL') }),
      ],
    ]);
    expect(JSON.stringify(lines)).not.toContain('wrong');
    expect(await linesOf(`smtp://me:right@${host}`)).toEqual([]);
  });

  it('logs a server that is away as information', async () => {
    expect(await linesOf(`smtp://127.0.0.1:${await freePort()}`)).toMatchObject([
      ['info', 'mail server does not answer yet; mails wait for it', { cause: 'ECONNREFUSED' }],
    ]);
  });
});
