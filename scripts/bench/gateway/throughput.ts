import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { endpoints, type FormKind, idempotencyHeader } from '@/lib/forms/endpoints';
import { fileLimits } from '@/lib/forms/limits';
import type { Payloads } from '@/lib/forms/schemas';
import { startPostgres } from '@/scripts/postgres';
import { gatewayProcess } from './gatewayProcess';

// `npm run bench:throughput -- 15 postgres`: how many submissions per second one gateway acknowledges, with
// Postgres or, without that word, with a folder, and how much memory that takes. Each measurement takes the
// given number of seconds. Submissions are counted per client, with limits out of reach.

const seconds = Number(process.argv[2] ?? 15);
const database = process.argv[3] === 'postgres' ? await startPostgres() : undefined;

const short: Payloads['short'] = {
  Email: 'arta@visitor.test',
  Message: 'We look for a team of four for a year. '.repeat(5),
};

/** @param sizes of the files, in bytes */
const application = (...sizes: number[]): Payloads['application'] => ({
  FirstName: 'Arta',
  LastName: 'Krasniqi',
  BusinessEmail: 'arta@visitor.test',
  Phone: '+383 38 000 000',
  Message: '',
  Position: 'Full-Stack Software Engineer',
  File: sizes.map(
    (size) => `data:application/pdf;base64,${Buffer.alloc(size, '%PDF-1.7\n').toString('base64')}`,
  ),
});

const limits = { RATE_PER_MINUTE: '999999999', RATE_PER_HOUR: '999999999', SPOOL_MEGABYTES: '0' };

const { each, total } = fileLimits;
/** As many applications as the gateway accepts at once by default (`LARGE_BODIES`); more get a 503. */
const places = 3;

await measure('short messages', 'short', short, 32, database ? 700 : 1000);
await measure('applications with a CV of 2.7 MB', 'application', application(2_700_000), places, 25);
// Measures memory only: as large, and as many at once, as the settings allow.
await measure('largest applications', 'application', application(each, total - each), places);
await database?.remove();

/**
 * @param connections number of clients that send without a pause
 * @param goal per second, if any
 */
async function measure(name: string, form: FormKind, payload: unknown, connections: number, goal?: number) {
  const gateway = await gatewayProcess({
    ...limits,
    // One client may take all slots but one.
    LARGE_BODIES: String(places + 1),
    ...(database && { SPOOL_URL: await database.database() }),
  });
  try {
    await gateway.start();
    const before = await gateway.cpuSeconds();
    const result = await autocannon({
      url: `http://127.0.0.1:${gateway.port}${endpoints[form]}`,
      method: 'POST',
      connections,
      duration: seconds,
      timeout: 60,
      body: JSON.stringify(payload),
      requests: [
        {
          setupRequest: (request) => ({
            ...request,
            headers: { 'Content-Type': 'application/json', [idempotencyHeader]: randomUUID() },
          }),
        },
      ],
    });
    const cpu = (await gateway.cpuSeconds()) - before;
    const waiting = await gateway.waiting();
    const began = Date.now();
    await gateway.drained();
    const drained = (Date.now() - began) / 1000;
    console.log(
      JSON.stringify({
        name,
        clients: connections,
        acknowledgedPerSecond: Math.round((result['2xx'] / result.duration) * 10) / 10,
        goal,
        otherAnswers: result.non2xx + result.errors + result.timeouts,
        milliseconds: { median: result.latency.p50, p99: result.latency.p99, most: result.latency.max },
        processorMsPerSubmission: Math.round((cpu / result['2xx']) * 10_000) / 10,
        coresUsed: Math.round((cpu / result.duration) * 100) / 100,
        waitingAfterwards: waiting,
        deliveredPerSecondThen: Math.round(waiting / drained),
        peakMemoryMB: await gateway.peakMemory(),
      }),
    );
  } finally {
    await gateway.remove();
  }
}
