import { domainToASCII } from 'node:url';

/** A local part that needs no quotes (RFC 5322, 3.2.3). */
const dotAtom = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;

/** A domain as the name system takes it (RFC 5321, 2.3.5; RFC 1123, 2.1). */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Longest local part and whole address (RFC 5321, 4.5.3.1). */
const most = { local: 64, address: 254 } as const;

/**
 * Turns the visitor's address into one that every relay takes in a header. The
 * forms accept more: letters of every script (specification 24.4, 28.2), which a
 * relay without SMTPUTF8 (RFC 6531) would refuse together with the whole mail.
 * Domains have an ASCII form (RFC 5891); local parts have none.
 *
 * @param email what the visitor typed
 * @returns the address, or nothing: then it stands in the mail's text only
 */
export function replyAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const domain = domainToASCII(email.slice(at + 1));
  if (!dotAtom.test(local) || local.length > most.local || !hostName.test(domain)) return undefined;
  const address = `${local}@${domain}`;
  return address.length > most.address ? undefined : address;
}
