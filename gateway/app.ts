import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { cacheControl, securityHeaders } from '@/content/headers';
import type { OldPaths } from '@/lib/routing/oldPaths';
import type { Policies } from '@/lib/security/policies';
import { addressesIn } from './addresses';
import { answerError, answerGarbage, answerUnroutable } from './errors';
import { framingProblem } from './framing';
import { addHealth } from './health';
import { intake } from './intake';
import { endConnectionsOnClose } from './lastAnswers';
import type { Metrics } from './metrics';
import { notFoundHandler } from './notFound';
import { sendProblem } from './problem';
import { redirectFor } from './redirects';
import { logAnswers, quietLog } from './requestLog';
import { fileSender } from './send';
import type { GatewaySettings } from './settings';
import { siteIn } from './site';
import { limitConnections, serverLimits } from './slowClients';
import type { OpenSpool } from './spool/types';
import { answerVersions } from './versions';

/** The server with all its routes. */
export type App = FastifyInstance;

export interface AppOptions {
  /** Absolute path of the exported site, `out/`; `hosting/` of the same build is next to it. */
  readonly root: string;
  readonly settings: GatewaySettings;
  /** Stores submissions. The caller that opened it closes it after the app. */
  readonly spool: OpenSpool;
  /** Counts the outcomes of submissions; omitted, nothing is counted. */
  readonly metrics?: Metrics;
  /** Fastify's logger option; silent by default. */
  readonly logger?: FastifyServerOptions['logger'];
}

/** @returns the path of a file with data of an exported site */
export const dataOf = (root: string, name: 'policies' | 'redirects'): string =>
  path.join(root, `../hosting/${name}.json`);

/**
 * The gateway: serves the exported site with clean URLs, permanent redirects, the
 * right not-found page per language, precompressed files and the security headers
 * on every answer (specification 3.2, 3.3, 35.3), and
 * takes the three forms.
 *
 * @returns an app that does not listen yet
 */
export async function buildApp(options: AppOptions): Promise<App> {
  const { settings, spool, metrics, logger = false } = options;
  const root = await realpath(options.root);
  const policies: Policies = JSON.parse(await readFile(dataOf(root, 'policies'), 'utf8'));
  const old: OldPaths = JSON.parse(await readFile(dataOf(root, 'redirects'), 'utf8'));
  const headers = securityHeaders(policies.policy);
  const kept = settings.KEPT_DIR && path.resolve(settings.KEPT_DIR);
  // The volume may not exist yet.
  const site = siteIn(root, kept && (await realpath(kept).catch(() => kept)));
  const sendFile = fileSender(policies);
  const answerNotFound = notFoundHandler(site, old, sendFile);

  const app = Fastify({
    logger,
    ...quietLog,
    ...serverLimits(settings),
    // Only these proxies are believed about where a request comes from.
    trustProxy: settings.TRUSTED_PROXIES.length > 0 && addressesIn(settings.TRUSTED_PROXIES),
    // On shutdown, requests that arrive on an open connection are still answered, then it closes.
    return503OnClosing: false,
    // Proxies may send the whole URL as the target (RFC 9112, 3.2.2). The host is ignored.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/'),
    frameworkErrors: answerUnroutable(headers),
    clientErrorHandler: answerGarbage(headers),
  });

  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    // path.ts allows only one hidden folder.
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    // Nothing on the site is large enough for range requests.
    acceptRanges: false,
    // ETags are digests of the content (versions.ts).
    etag: false,
    lastModified: false,
  });

  // Before any body is parsed, so that a request without a route does not fail on its body first.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const problem = framingProblem(request.raw);
    if (problem) return sendProblem(reply, problem);
    return request.is404 ? answerNotFound(request, reply) : undefined;
  });
  app.setNotFoundHandler(answerNotFound);
  app.setErrorHandler(answerError(headers));
  logAnswers(app);
  answerVersions(app);
  limitConnections(app, settings);
  endConnectionsOnClose(app);
  addHealth(app, spool);
  metrics?.countAnswers(app);
  await app.register(intake, { settings, spool });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const target = request.raw.url ?? '/';
      const clean = redirectFor(target, old);
      if (clean) return reply.header('Cache-Control', cacheControl(clean)).redirect(clean, 301);
      const file = await site.find(target);
      return file ? sendFile(reply, file) : answerNotFound(request, reply);
    },
  });

  return app;
}
