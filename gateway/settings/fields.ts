import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { company } from '@/content/company';
import { asOrigin, notAnOrigin } from '@/lib/settings';

/** A port to listen on; 0 lets the system choose a free one. */
export const port = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535, {
    error: 'is not a port; write a number from 1 to 65535, or 0 for any free one',
  })
  .transform(Number);

/** An address to listen on. */
export const host = z.string().regex(/^[a-z0-9:.-]+$/i, {
  error: 'is not an address to listen on; write 127.0.0.1 for this machine or 0.0.0.0 for every network',
});

/**
 * @param least the smallest number that is allowed
 * @param meaning what to write, after "write"
 */
export const count = (least: number, meaning: string) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= least, {
      error: `is not a whole number from ${least}; write ${meaning}`,
    })
    .transform(Number);

/** A comma-separated list; surrounding spaces are removed. */
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** The error names the first invalid item. */
const listOf = (isRight: (part: string) => boolean, problem: (part: string) => string) =>
  list.superRefine((parts, context) => {
    const wrong = parts.find((part) => !isRight(part));
    if (wrong !== undefined) context.addIssue({ code: 'custom', message: problem(wrong) });
  });

/** Normalised as browsers write them: without differences in case or a default port. */
export const origins = listOf(
  (part) => asOrigin(part) !== undefined && new URL(part).pathname === '/' && !part.endsWith('/'),
  (part) => `contains something that ${notAnOrigin(part)}`,
).transform((parts) => parts.map((part) => asOrigin(part) ?? part));

/** Host names of the site, with a port unless it is the default one. */
export const hostNames = listOf(
  (part) => /^[a-z0-9.-]+(:\d{1,5})?$/i.test(part) && URL.canParse(`https://${part}`),
  () => `contains something that is not a host name; write something like ${new URL(company.origin).host}`,
);

/** Addresses or networks in CIDR notation (RFC 4632). */
export const networks = listOf(
  // The library alone would accept `10` as an address.
  (part) => isIP(part.split('/')[0] ?? '') !== 0 && (isIP(part) !== 0 || ipaddr.isValidCIDR(part)),
  () => 'contains something that is not an address or network; write something like 10.0.0.7, 192.168.0.0/16',
);

/** As HTML's `type="email"` accepts it, which includes `root@localhost`. */
const isMailAddress = (value: string) => z.regexes.html5Email.test(value);

const notMail = `is not a mail address; write something like ${company.mail.info}`;

export const mailAddress = z.string().refine(isMailAddress, { error: notMail });

export const mailAddresses = listOf(isMailAddress, () => `contains something that ${notMail}`).refine(
  (parts) => parts.length > 0,
  { error: 'is empty; write at least one mail address' },
);

/** URL of a mail server. Usually contains a password. */
export const smtpUrl = z.string().refine((value) => /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value), {
  error: 'is not the address of a mail server; write something like smtps://user:password@mail.test:465',
});

/** URL of a Postgres database. Usually contains a password. */
export const postgresUrl = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) && new URL(value).pathname.length > 1,
    {
      error:
        'is not the URL of a Postgres database; write something like postgres://user:password@db.test:5432/spool',
    },
  );
