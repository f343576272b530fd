import { domainToASCII, domainToUnicode } from 'node:url';
import { z } from 'zod';

/** What HTML's rule allows and mail does not: dots side by side or beside the at-sign, and a domain of one label. */
const malformed = /^\.|\.\.|\.@|@[^.]*$/;

/** In the Unicode form of a domain: a label that looks encoded (RFC 5891, 5.4) and could not be decoded. */
const undecoded = /(?:^|\.)xn--/;

/** Longest local part and whole address (RFC 5321, 4.5.3.1). */
const most = { local: 64, address: 254 } as const;

/**
 * Turns the visitor's address into one that every relay takes in a header. The
 * forms accept more: letters of every script (specification 24.4, 28.2), which a
 * relay without SMTPUTF8 (RFC 6531) would refuse together with the whole mail.
 * Domains have an ASCII form (RFC 5891); local parts have none. Some versions of Node take a
 * label such as `xn--a` for encoded although nothing decodes it.
 *
 * @param email what the visitor typed
 * @returns the address, or nothing: then it stands in the mail's text only
 */
export function replyAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = domainToASCII(email.slice(at + 1));
  const address = `${email.slice(0, Math.max(at, 0))}@${domain}`;
  const isPlain =
    !undecoded.test(domainToUnicode(domain)) &&
    z.regexes.html5Email.test(address) &&
    !malformed.test(address);
  return isPlain && at <= most.local && address.length <= most.address ? address : undefined;
}
