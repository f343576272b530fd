import { describeError } from './describeError';

/**
 * Bytes that a mail server must take: files of 15 MB are 21.5 million bytes in base64 with its line breaks (RFC 2045, 6.8),
 * and the longest text is 0.2 million.
 */
export const largestMail = 22_000_000;

/** Remedy for a mail server with a lower size limit. */
export const sizeRemedy = `Have the mail server take mails of ${largestMail} bytes; in Postfix, message_size_limit says how many. Until then, a mail that is too large goes without its files.`;

/** Failures that waiting does not resolve, where the relay gave no answer. */
const final: ReadonlySet<unknown> = new Set(['EAUTH', 'ENOAUTH', 'ECONFIG', 'ETLS', 'EENVELOPE']);

/** Remedies for connections that TLS or DNS refuses, by Node's error codes. */
const remedies: readonly (readonly [codes: RegExp, remedy: string])[] = [
  [
    /^CERT_HAS_EXPIRED$/,
    'The certificate of the mail server has expired. Renew it there, or set the clock of this machine.',
  ],
  [
    /^CERT_NOT_YET_VALID$/,
    'The certificate of the mail server is not valid yet. Set the clock of this machine.',
  ],
  [
    /SELF_SIGNED_CERT|^UNABLE_TO_/,
    'The certificate of the mail server is not signed by an authority that this machine trusts. Name a file with its certificate in NODE_EXTRA_CA_CERTS, or, in a network of your own only, add ?tls.rejectUnauthorized=false to SMTP_URL.',
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    'The certificate of the mail server is for another host name. Write that name into SMTP_URL, or add ?tls.servername= and that name to it.',
  ],
  [
    /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/,
    'The mail server has no TLS on this port. Write smtp: instead of smtps: in SMTP_URL, or the port with TLS, usually 465.',
  ],
  [
    /^(ERR_SSL_|ERR_TLS_|CERT_|EPROTO$)/,
    'TLS to the mail server fails. See to its certificate and its versions of TLS, and to smtp: or smtps: in SMTP_URL.',
  ],
  [
    /^ENOTFOUND$/,
    'The host name in SMTP_URL does not exist. Correct it, or the name server of this machine.',
  ],
];

/**
 * @param error thrown by the connection to a relay
 * @returns whether a smaller mail may be accepted: the relay complained about the size (RFC 1870; RFC 3463,
 *   3.3 and 3.4), or had announced a limit that the mail exceeds
 */
export function isTooLarge(error: unknown): boolean {
  const { code, command, status, enhanced } = describeError(error);
  if (status === undefined) return code === 'EMESSAGE' && command === 'MAIL FROM';
  if (enhanced !== undefined) return enhanced === '5.3.4' || enhanced === '5.2.3';
  return status === 552 || status === 523;
}

/**
 * @param error thrown by the connection to a relay
 * @param url SMTP_URL
 * @returns what the operator must do; undefined when waiting may be enough
 */
export function remedyFor(error: unknown, url: string): string | undefined {
  if (isTooLarge(error)) return sizeRemedy;
  const { code, cause, status } = describeError(error);
  const { protocol, port } = new URL(url);
  // Such a server waits for TLS and sends nothing.
  if (code === 'ETIMEDOUT' && protocol === 'smtp:' && port === '465')
    return 'Port 465 begins with TLS: write smtps: instead of smtp: in SMTP_URL.';
  const known = remedies.find(([codes]) => codes.test(cause ?? code ?? ''));
  if (known) return known[1];
  if (status === undefined ? !final.has(code) : status < 500) return undefined;
  return 'The mail server refuses this for good. See to SMTP_URL, MAIL_FROM and the recipients; the mail is tried again until then.';
}
