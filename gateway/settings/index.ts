import { z } from 'zod';
import { company } from '@/content/company';
import type { Result } from '@/content/result';
import { type Environment, readEnvironment } from '@/lib/readEnvironment';
import { yesOrNo } from '@/lib/settings';
import {
  count,
  host,
  hostNames,
  mailAddress,
  mailAddresses,
  networks,
  origins,
  port,
  postgresUrl,
  smtpUrl,
} from './fields';

const mailDomain = company.mail.info.slice(company.mail.info.indexOf('@'));

const schema = z.object({
  /** Port the gateway listens on; 0 lets the system choose a free one. */
  PORT: port.default(3000),
  /**
   * Address the gateway listens on. By default only this machine can reach it, so `npm start` on a laptop
   * opens nothing to the network. A container sets 0.0.0.0.
   */
  HOST: host.default('127.0.0.1'),

  /** Port for Prometheus on the same address; none by default. */
  METRICS_PORT: port.optional(),

  /** Folder with the hashed files of all releases, shared by gateways; filled by `deploy/activate volume`. */
  KEPT_DIR: z.string().optional(),

  /** Folder of accepted submissions until their delivery; for one gateway at a time. */
  SPOOL_DIR: z.string().default('var/spool'),
  /** Postgres database to use instead of the folder; for any number of gateways. */
  SPOOL_URL: postgresUrl.optional(),
  /**
   * Retention in days of dead, quarantined, unfit and withheld items, counted from when they got that state;
   * 0 keeps them for ever.
   */
  KEEP_DAYS: count(0, 'for how many days what is not delivered is kept, or 0 for ever').default(30),
  /** Largest size of the spool in megabytes, which should be less than its disk holds; 0 means no limit. */
  SPOOL_MEGABYTES: count(0, 'how many megabytes may lie in the spool, or 0 for any').default(5000),
  /**
   * How many of these megabytes may be in quarantine or unfit until an operator or KEEP_DAYS removes them; 0
   * means no limit.
   */
  QUARANTINE_MEGABYTES: count(0, 'how many megabytes may be in quarantine or unfit, or 0 for any').default(
    100,
  ),
  /** Folder for mails when no mail server is configured. */
  MAILBOX_DIR: z.string().default('var/mailbox'),
  /** Mail server; without one, mails are files in the mailbox folder. */
  SMTP_URL: smtpUrl.optional(),
  /** Sender of every mail. */
  MAIL_FROM: mailAddress.default(`website${mailDomain}`),
  /** Recipients of the contact and short forms. */
  MAIL_TO_CONTACT: mailAddresses.default([company.mail.info]),
  /** Recipients of applications. */
  MAIL_TO_APPLICATIONS: mailAddresses.default([company.mail.jobs]),
  /** Whether mails are marked as automatic, so that no out-of-office reply goes to a visitor (RFC 3834). */
  MAIL_AUTO_SUBMITTED: yesOrNo.default(true),

  /**
   * How long a stop waits for running deliveries, in seconds: longer than a relay takes to answer, or a mail
   * is sent twice.
   */
  STOP_SECONDS: count(15, 'for how many seconds a stop waits for the mails under way').default(90),

  /** Origins of sites on other hosts that may send forms here; the site itself always may. */
  ALLOWED_ORIGINS: origins.default([]),
  /** Host names of this site, for proxies that hide them or to refuse others; empty allows any. */
  SITE_HOSTS: hostNames.default([]),
  /** Proxies whose `X-Forwarded-*` headers are believed. */
  TRUSTED_PROXIES: networks.default([]),
  /** Submissions per minute and client, an IPv4 address or an IPv6 network of 64 bits; 0 is no limit. */
  RATE_PER_MINUTE: count(0, 'how many submissions a client may send per minute, or 0 for any').default(5),
  /** The same per hour. */
  RATE_PER_HOUR: count(0, 'how many submissions a client may send per hour, or 0 for any').default(30),
  /** How many large bodies (applications with files) are received at once; one client may take all but one. */
  LARGE_BODIES: count(1, 'how many applications may be received at once').default(3),
  /** Connections beyond this number are closed at once; 0 means no limit. */
  MAX_CONNECTIONS: count(0, 'how many connections may be open at once, or 0 for any').default(5000),
  /** Seconds in which a client must have sent its headers. */
  HEADER_SECONDS: count(1, 'in how many seconds the headers of a request must arrive').default(10),
  /** Slowest pace of a body, in bytes per second, after an initial period of HEADER_SECONDS. */
  BODY_BYTES_PER_SECOND: count(1, 'how many bytes per second of a body must arrive').default(16_384),

  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'is not a level; write fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

export type GatewaySettings = Readonly<z.infer<typeof schema>>;

/** Reads the settings of the gateway, including those shared with the build. */
export function readGatewaySettings(env: Environment): Result<GatewaySettings> {
  return readEnvironment(schema, env, ['SMTP_URL', 'SPOOL_URL']);
}
