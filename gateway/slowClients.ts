import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { bodyLimits } from './intake/limits';
import type { GatewaySettings } from './settings';

/** Silence after which a connection is given up, in milliseconds: a reader that stopped reading, for one. */
const silence = 60_000;

/** How often Node looks for connections that are late, in milliseconds. */
const look = 1000;

type Limits = Pick<GatewaySettings, 'HEADER_SECONDS' | 'BODY_BYTES_PER_SECOND' | 'MAX_CONNECTIONS'>;

/**
 * Options of an app that half-open connections cannot hold up: headers must come
 * in time (RFC 9110, 15.5.9), and no request lasts longer than the largest form
 * at the slowest pace.
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

/** Adds what the options cannot say. */
export function limitConnections(app: FastifyInstance, { HEADER_SECONDS, MAX_CONNECTIONS }: Limits): void {
  if (MAX_CONNECTIONS > 0) app.server.maxConnections = MAX_CONNECTIONS;
  // Who was answered before the body was read may send on for a while, so that the
  // answer is not lost with the connection; but not for as long as a wanted body may take.
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    setTimeout(() => raw.complete || raw.socket.destroy(), HEADER_SECONDS * 1000).unref();
  });
}
