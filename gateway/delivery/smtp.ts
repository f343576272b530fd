import { createTransport } from 'nodemailer';
import { codeOf } from '../errorCode';
import { describeError } from './describeError';
import type { Transport } from './transport';

/** How long a relay may take, in milliseconds. */
export interface SmtpTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** Silence on an open connection. */
  readonly socketTimeout: number;
}

/**
 * After the end of the data a relay has ten minutes for its answer (RFC 5321,
 * 4.5.3.2.6): whoever gives up before that sends a mail twice.
 */
const patience: SmtpTimeouts = { connectionTimeout: 30_000, greetingTimeout: 60_000, socketTimeout: 600_000 };

/** What the mail library calls failures that no waiting mends, where the relay said nothing. */
const ours: ReadonlySet<unknown> = new Set(['EAUTH', 'ENOAUTH', 'ECONFIG', 'ETLS', 'EENVELOPE']);

/**
 * Delivers mails to a relay, each over a connection of its own: after a failure
 * nothing is left over that the next mail could suffer from.
 *
 * @param url such as `smtps://user:password@relay.example:465`; with `smtp:` the
 *   connection is encrypted when the relay offers it, with `?requireTLS=true` in any case
 */
export function smtpTo(url: string, timeouts: SmtpTimeouts = patience): Transport {
  const relay = createTransport({ ...timeouts, url });
  return {
    send: async ({ envelope, stream }) => {
      const { rejected } = await relay.sendMail({ envelope, raw: stream() });
      return rejected.length;
    },
    remedy: (error) => {
      const { status } = describeError(error);
      if (status === undefined ? !ours.has(codeOf(error)) : status < 500) return undefined;
      return 'The mail relay refuses this for good. See to SMTP_URL, MAIL_FROM and the recipients; the mail is tried again until then.';
    },
  };
}
