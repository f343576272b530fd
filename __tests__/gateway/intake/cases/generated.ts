import http from 'node:http';
import fc from 'fast-check';
import { endpoints, formKinds } from '@/lib/forms/endpoints';
import type { Served } from '../../support/client';
import { type Headers, samples } from '../../support/forms';

/** `GENERATED=10000 npx jest intake/generated` tries more. */
const runs = Number(process.env.GENERATED ?? 300);

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

const form = fc.constantFrom(...formKinds);

/** Printable ASCII, as Node sends no other header. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
});

/** What a header may hold, next to what it should. */
const known: Readonly<Record<string, readonly string[]>> = {
  'Content-Type': [
    'application/json',
    'application/json;charset=utf-8',
    'text/plain',
    'application/x-www-form-urlencoded',
  ],
  'Idempotency-Key': ['k'.repeat(16), 'k'.repeat(64), 'k'.repeat(65)],
  Origin: ['null', 'https://www.firnwerk.example', 'https://other.test', 'http://[::1', 'http://127.0.0.1'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'none'],
  'Sec-Fetch-Mode': ['cors', 'navigate', 'no-cors'],
  'X-Form-Trap': ['1', ''],
  'Content-Encoding': ['gzip', 'identity', 'br'],
  'X-Forwarded-For': ['192.0.2.1', '::ffff:192.0.2.1, x', 'unknown', ''],
  'X-Forwarded-Host': ['other.test', ''],
  Accept: ['text/html', ''],
  'Accept-Encoding': ['br', 'identity;q=0'],
  Range: ['bytes=0-1'],
  'If-None-Match': ['*'],
  'X-HTTP-Method-Override': ['DELETE'],
};

const headers = fc
  .dictionary(fc.constantFrom(...Object.keys(known)), fc.tuple(fc.nat(), headerText, fc.boolean()), {
    maxKeys: 5,
  })
  .map((chosen) =>
    Object.fromEntries(
      Object.entries(chosen).map(([name, [index, text, usual]]) => {
        const values = known[name] ?? [];
        return [name, usual ? (values[index % values.length] ?? '') : text.trim()];
      }),
    ),
  );

const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const halves = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

/** A payload of which some fields hold anything, are gone, or are joined by others. */
const mutated = form.chain((kind) =>
  fc
    .tuple(
      fc.dictionary(
        fc.constantFrom(...Object.keys(samples[kind])),
        fc.oneof(fc.jsonValue(), anyText, halves),
      ),
      fc.subarray(Object.keys(samples[kind]), { maxLength: 1 }),
      fc.dictionary(
        fc.oneof(anyText, fc.constantFrom('__proto__', 'constructor', 'toString')),
        fc.jsonValue(),
        { maxKeys: 1 },
      ),
    )
    .map(([changes, dropped, added]) => {
      const kept = Object.entries({ ...samples[kind], ...changes }).filter(
        ([name]) => !dropped.includes(name),
      );
      return JSON.stringify(Object.fromEntries([...kept, ...Object.entries(added)]));
    }),
);

const body = fc.oneof(
  mutated,
  fc.json(),
  anyText,
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  // A right body with a byte that is not.
  fc.tuple(form, fc.nat(), fc.integer({ min: 0, max: 255 })).map(([kind, at, byte]) => {
    const bytes = Buffer.from(JSON.stringify(samples[kind]));
    bytes[at % bytes.length] = byte;
    return bytes;
  }),
);

const method = fc.constantFrom('POST', 'POST', 'POST', 'POST', 'PUT', 'GET', 'OPTIONS', 'DELETE');

const expected = [202, 204, 400, 403, 405, 409, 413, 415, 422];

/** @returns status and content type of an answer */
function send(port: number, target: string, verb: string, given: Headers, bytes: string | Buffer) {
  return new Promise<{ status: number; type: unknown }>((resolve, reject) => {
    const length = { 'Content-Length': Buffer.byteLength(bytes) };
    const request = http.request({
      port,
      agent,
      path: target,
      method: verb,
      headers: { ...given, ...length },
    });
    request.once('error', reject).once('response', (response) => {
      response.resume().once('end', () => {
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] });
      });
    });
    request.end(bytes);
  });
}

const request = fc.tuple(form, method, headers, body);
type Generated = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

/** So that each of them is met in a short run, too. */
const oneOfEachStatus: Generated[] = [
  ['short', 'POST', {}, JSON.stringify(samples.short)],
  ['short', 'POST', {}, '{'],
  ['short', 'POST', {}, '{}'],
  ['short', 'PUT', {}, ''],
  ['short', 'POST', { Origin: 'https://other.test' }, '{}'],
  ['short', 'POST', { 'Content-Type': 'text/plain' }, '{}'],
];

/**
 * Sends gateways requests that no page sends: all answer the same and never 500, and those answered 202 are in the spool
 * (specification 27.7).
 * @param starts start a gateway each, over any store
 */
export function answersGenerated(...starts: readonly (() => Promise<Served>)[]): void {
  it(
    `${runs} generated requests are never answered 500, and those answered 202 are in the spool`,
    async () => {
      const sites = await Promise.all(starts.map((start) => start()));
      const seen = new Map<number, number>();
      const usual = { 'Content-Type': 'application/json' };
      await fc.assert(
        fc.asyncProperty(request, async ([kind, verb, added, bytes]) => {
          const given = { ...usual, ...added };
          const answers = await Promise.all(
            sites.map(({ port }) => send(port, endpoints[kind], verb, given, bytes)),
          );
          const { status, type } = answers[0] ?? { status: 0 };
          expect(answers).toEqual(answers.map(() => ({ status, type })));
          expect(expected).toContain(status);
          if (status >= 400) expect(type).toBe('application/problem+json');
          seen.set(status, (seen.get(status) ?? 0) + 1);
        }),
        { numRuns: runs, examples: oneOfEachStatus.map((given): [Generated] => [given]) },
      );
      for (const { spool } of sites) {
        const stored = (await spool.list()).length;
        // The same key with the same body is acknowledged again.
        expect(stored).toBeLessThanOrEqual(seen.get(202) ?? 0);
        expect(stored).toBeGreaterThan(0);
      }
      for (const status of [202, 400, 403, 405, 415, 422]) expect(seen.get(status)).toBeGreaterThan(0);
    },
    30_000 + runs * 20,
  );
}
