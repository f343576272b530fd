import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isTooLarge, remedyFor } from './relayFailure';
import type { Transport } from './transport';

/** Timeouts for a relay, in milliseconds. */
export interface SmtpTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** Silence on an open connection. */
  readonly socketTimeout: number;
  /** For the whole mail: a slow relay that is never silent must not block the others. */
  readonly total: number;
}

const minute = 60_000;

/**
 * A relay has ten minutes to answer after the end of the data (RFC 5321, 4.5.3.2.6). Giving up earlier would
 * send a mail twice.
 */
export const patience: SmtpTimeouts = {
  connectionTimeout: minute / 2,
  greetingTimeout: minute,
  socketTimeout: 10 * minute,
  total: 15 * minute,
};

/**
 * Delivers mails to a relay, each over its own connection, so that no failure affects the next mail.
 *
 * @param url such as `smtps://user:password@relay.example:465`; with `smtp:` the connection is encrypted if
 *   the relay offers it, with `?requireTLS=true` always
 */
export function smtpTo(url: string, { total, ...timeouts }: SmtpTimeouts = patience): Transport {
  const relay = createTransport({ ...timeouts, url });
  return {
    send: async ({ envelope, stream }) => {
      // Does not send a mail that exceeds the relay's announced limit (RFC 1870).
      const size = await sizeOf(stream());
      const signal = AbortSignal.timeout(total);
      const { rejected } = await relay.sendMail({ envelope: { ...envelope, size }, raw: stream(), signal });
      return rejected.length;
    },
    isTooLarge,
    remedy: (error) => remedyFor(error, url),
  };
}

async function sizeOf(stream: Readable): Promise<number> {
  let size = 0;
  for await (const piece of stream) size += piece.length;
  return size;
}
