import { domainToASCII, domainToUnicode } from 'node:url';
import { z } from 'zod';

/** Valid in HTML but not in mail: adjacent dots, a dot next to the at-sign, and a domain of one label. */
const malformed = /^\.|\.\.|\.@|@[^.]*$/;

/** Matches a label in a decoded domain that still looks encoded (RFC 5891, 5.4). */
const undecoded = /(?:^|\.)xn--/;

/** Longest local part and longest whole address (RFC 5321, 4.5.3.1). */
const most = { local: 64, address: 254 } as const;

/**
 * Turns the visitor's address into one that every relay accepts in a header. The forms accept letters of
 * every script (specification 24.4, 28.2). A relay without SMTPUTF8 (RFC 6531) would refuse the whole mail
 * because of them. Domains have an ASCII form (RFC 5891), local parts have none. Some versions of Node treat
 * a label such as `xn--a` as encoded although it cannot be decoded.
 *
 * @param email as the visitor typed it
 * @returns the address, or undefined when it can only appear in the mail's text
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
