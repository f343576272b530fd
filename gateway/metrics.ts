import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { endpoints, type FormKind, formKinds } from '@/lib/forms/endpoints';
import { goneReason, reasonOf } from './problem';
import { whenGone } from './requestLog';
import { states } from './spool/states';
import type { OpenSpool, Spool } from './spool/types';

/** Why a submission was refused, by HTTP status (docs/gateway.md, "Answers"), for problems without a `reason`. */
const reasons: Readonly<Record<number, string>> = {
  400: 'unreadable',
  403: 'origin',
  408: 'slow',
  409: 'busy',
  413: 'large',
  415: 'type',
  422: 'fields',
  429: 'rate',
  500: 'fault',
  503: 'unavailable',
  507: 'full',
};

/** Buckets of the time to acknowledge, in seconds: from a short message to an application over a slow line. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600];

/** Prometheus metrics of submissions and their delivery. No label contains visitor data. */
export type Metrics = ReturnType<typeof metricsOf>;

/**
 * @param spool whose figures are read on each scrape
 * @returns what counts, and the metrics as text (specification 27.20)
 */
export function metricsOf(spool: Pick<OpenSpool, 'figures' | 'usage' | 'clock'>) {
  const startedAt = Date.now() - performance.now();
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const accepted = new Counter({
    name: 'gateway_accepted_total',
    help: 'Submissions answered 202, those sent again included',
    labelNames: ['form'],
    registers,
  });
  const refused = new Counter({
    name: 'gateway_refused_total',
    help: 'Submissions answered otherwise, by reason',
    labelNames: ['form', 'reason'],
    registers,
  });
  const acknowledge = new Histogram({
    name: 'gateway_acknowledge_seconds',
    help: 'Time from the headers of a submission to its 202',
    labelNames: ['form'],
    buckets,
    registers,
  });
  const attempts = new Counter({
    name: 'gateway_delivery_attempts_total',
    help: 'Attempts to deliver a mail, by outcome: delivered, failed (it is tried again), dead (given up)',
    labelNames: ['outcome'],
    registers,
  });
  const reachable = new Gauge({
    name: 'gateway_spool_reachable',
    help: '1 while the folder or database is reachable, else 0; gateway_items and gateway_spool_bytes then have no value',
    registers,
  });
  const items = new Gauge({
    name: 'gateway_items',
    help: 'What the spool holds, by state; the same from every gateway of one database',
    labelNames: ['state'],
    registers,
  });
  const bytes = new Gauge({
    name: 'gateway_spool_bytes',
    help: 'How much room the items take, by state',
    labelNames: ['state'],
    registers,
  });
  const free = new Gauge({
    name: 'gateway_spool_free_bytes',
    help: 'What is free on the disk of the folder; no value with a database',
    registers,
  });
  const oldest = new Gauge({
    name: 'gateway_oldest_waiting_seconds',
    help: 'How long the oldest waiting mail has waited, 0 when none waits',
    registers,
  });
  const skew = new Gauge({
    name: 'gateway_clock_skew_seconds',
    help: 'Seconds by which this machine’s clock is ahead of the database (0 with a folder), or has jumped since the start',
    labelNames: ['against'],
    registers,
  });
  // So that a rate is visible from the first event.
  for (const outcome of ['delivered', 'failed', 'dead']) attempts.inc({ outcome }, 0);
  for (const form of formKinds) {
    accepted.inc({ form }, 0);
    for (const reason of Object.values(reasons)) refused.inc({ form, reason }, 0);
  }

  /** Counts the outcomes of the forms; call it before their routes are added. */
  function countAnswers(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const form = formOf(request);
      if (form) whenGone(reply, () => refused.inc({ form, reason: goneReason }));
    });
    app.addHook('onResponse', async (request, reply) => {
      const { statusCode, elapsedTime } = reply;
      const form = formOf(request);
      if (!form) return;
      if (statusCode !== 202) {
        refused.inc({ form, reason: reasonOf(reply) ?? reasons[statusCode] ?? 'other' });
        return;
      }
      accepted.inc({ form });
      acknowledge.observe({ form }, elapsedTime / 1000);
    });
  }

  /** @returns the spool for delivery, which counts outcomes */
  function countingDelivery(inner: Spool): Spool {
    const counted =
      <Rest extends unknown[]>(outcome: string, work: (id: string, ...rest: Rest) => Promise<void>) =>
      async (id: string, ...rest: Rest) => {
        await work(id, ...rest);
        attempts.inc({ outcome });
      };
    return {
      ...inner,
      done: counted('delivered', inner.done),
      retry: counted('failed', inner.retry),
      bury: counted('dead', inner.bury),
    };
  }

  /** @returns all metrics in Prometheus' text format */
  async function text(): Promise<string> {
    for (const gauge of [items, bytes]) gauge.reset();
    free.remove();
    oldest.remove();
    skew.reset();
    skew.set({ against: 'start' }, (Date.now() - performance.now() - startedAt) / 1000);
    try {
      const [figures, usage] = [await spool.figures(), await spool.usage()];
      const { now } = await spool.clock();
      for (const state of states) bytes.set({ state }, usage.bytes[state]);
      if (usage.free !== undefined) free.set(usage.free);
      skew.set({ against: 'store' }, (Date.now() - now) / 1000);
      for (const state of states) items.set({ state }, figures[state]);
      oldest.set((figures.longestWait ?? 0) / 1000);
      reachable.set(1);
    } catch {
      reachable.set(0);
    }
    return register.metrics();
  }

  return { countAnswers, countingDelivery, text, contentType: register.contentType };
}

function formOf({ method, routeOptions }: FastifyRequest): FormKind | undefined {
  return method === 'POST' ? formKinds.find((form) => endpoints[form] === routeOptions.url) : undefined;
}

/**
 * Serves the metrics on a separate port that visitors cannot reach.
 *
 * @returns a listening server
 * @throws when the port cannot be opened
 */
export async function serveMetrics(
  metrics: Metrics,
  listen: { readonly port?: number; readonly host: string },
): Promise<Server> {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    const body = await metrics.text();
    response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(body);
  });
  await once(server.listen(listen), 'listening');
  return server;
}
