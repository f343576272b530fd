import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { bodyLimits } from './intake/limits';
import type { GatewaySettings } from './settings';

/** Silence after which a connection is closed, in milliseconds, such as a reader that stopped reading. */
const silence = 60_000;

/** How often Node checks for late connections, in milliseconds. */
const look = 1000;

type Limits = Pick<GatewaySettings, 'HEADER_SECONDS' | 'BODY_BYTES_PER_SECOND' | 'MAX_CONNECTIONS'>;

/**
 * Options that keep half-open connections from blocking an app: headers must arrive in time (RFC 9110,
 * 15.5.9), and no request lasts longer than the largest form at the slowest pace.
 */
export function serverLimits({ HEADER_SECONDS, BODY_BYTES_PER_SECOND }: Limits) {
  const headers = HEADER_SECONDS * 1000;
  const longest = Math.ceil((Math.max(...Object.values(bodyLimits)) / BODY_BYTES_PER_SECOND) * 1000);
  return {
    connectionTimeout: silence,
    requestTimeout: headers + longest,
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(look, headers) },
  } satisfies FastifyHttpOptions<Server>;
}

/** Adds limits that the options do not cover. */
export function limitConnections(app: FastifyInstance, { HEADER_SECONDS, MAX_CONNECTIONS }: Limits): void {
  if (MAX_CONNECTIONS > 0) app.server.maxConnections = MAX_CONNECTIONS;
  // A client that was answered before its body was read may go on sending for a while, so that the answer is
  // not lost with the connection, but not for as long as an accepted body may take.
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    setTimeout(() => raw.complete || raw.socket.destroy(), HEADER_SECONDS * 1000).unref();
  });
}
