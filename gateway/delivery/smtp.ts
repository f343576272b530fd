import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isTooLarge, remedyFor } from './relayFailure';
import type { Transport } from './transport';

/** How long a relay may take, in milliseconds. */
export interface SmtpTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** Silence on an open connection. */
  readonly socketTimeout: number;
  /** For a mail in all: a relay that never falls silent must not keep the others waiting. */
  readonly total: number;
}

const minute = 60_000;

/**
 * After the end of the data a relay has ten minutes for its answer (RFC 5321, 4.5.3.2.6): a sender that gives up before
 * that sends a mail twice.
 */
export const patience: SmtpTimeouts = {
  connectionTimeout: minute / 2,
  greetingTimeout: minute,
  socketTimeout: 10 * minute,
  total: 15 * minute,
};

/**
 * Delivers mails to a relay, each over a connection of its own: after a failure
 * nothing is left over that the next mail could suffer from.
 *
 * @param url such as `smtps://user:password@relay.example:465`; with `smtp:` the
 *   connection is encrypted when the relay offers it, with `?requireTLS=true` in any case
 */
export function smtpTo(url: string, { total, ...timeouts }: SmtpTimeouts = patience): Transport {
  const relay = createTransport({ ...timeouts, url });
  return {
    send: async ({ envelope, stream }) => {
      // A relay that names its limit is not sent what exceeds it (RFC 1870).
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
