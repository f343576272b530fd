import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Log } from './attempt';
import { describeError } from './describeError';
import { largestMail, remedyFor, sizeRemedy } from './relayFailure';
import { patience } from './smtp';

/** Longest duration of the whole check, in milliseconds. */
const atMost = 2 * patience.greetingTimeout;

/**
 * Connects to the mail server once, logs in, and logs anything that would stop mails: its certificate, the
 * password, or a size limit below the largest mail. A server that is away is not an error, as mails wait for
 * it.
 *
 * @param url SMTP_URL
 * @param signal aborts the check
 */
export async function checkRelay(
  url: string,
  log: Pick<Log, 'info' | 'warn' | 'error'>,
  signal: AbortSignal,
): Promise<void> {
  try {
    const limit = await sizeLimitOf(url, AbortSignal.any([signal, AbortSignal.timeout(atMost)]));
    if (limit === undefined || limit >= largestMail) return;
    log.warn({ limit, remedy: sizeRemedy }, 'mail server takes smaller mails only than the forms can send');
  } catch (error) {
    if (signal.aborted) return;
    const [facts, remedy] = [describeError(error), remedyFor(error, url)];
    if (remedy) log.error({ ...facts, remedy }, 'mail server cannot be used');
    else log.info(facts, 'mail server does not answer yet; mails wait for it');
  }
}

/** @returns the size limit in bytes from the server's answer to EHLO (RFC 1870), if any */
function sizeLimitOf(url: string, signal: AbortSignal): Promise<number | undefined> {
  const { connectionTimeout, greetingTimeout } = patience;
  const { options } = new SMTPTransport({ url });
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout,
    greetingTimeout,
    socketCloseTimeout: 0,
  });
  return new Promise<number | undefined>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    connection.once('error', reject);
    connection.connect((error) => {
      if (error) return reject(error);
      const [, limit] = /^250[ -]SIZE (\d+)/im.exec(String(connection.lastServerResponse)) ?? [];
      // 0 means no limit.
      const found = Number(limit) || undefined;
      const { auth } = options;
      if (!auth || !connection.allowsAuth) return resolve(found);
      connection.login(auth, (refusal) => (refusal ? reject(refusal) : resolve(found)));
    });
  }).finally(() => connection.close());
}
