import { contentSecurityPolicy, securityHeaders } from '@/content/headers';
import { endpoints } from '@/lib/forms/endpoints';
import { idsOf } from '../spool/support/store';
import { filesIn, newKey, samples } from '../support/forms';
import { oneGateway } from '../support/served';
import { accepted } from './cases/accepted';
import { type Case, marker } from './cases/case';
import { allowed, refused } from './cases/refused';
import { unreadable } from './cases/unreadable';
import { wrongFields } from './cases/wrongFields';

const site = oneGateway([{ ALLOWED_ORIGINS: 'https://careers.partner.test' }]);
const cases = [...accepted, ...allowed, ...refused, ...unreadable, ...wrongFields];

async function send({ form = 'short', target = endpoints[form], method = 'POST', ...rest }: Case) {
  const { body = samples[form] } = rest;
  const bytes = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const usual = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(bytes),
    'Idempotency-Key': newKey(),
  };
  const headers = Object.entries({ ...usual, ...rest.headers }).filter(([, value]) => value !== undefined);
  return site().ask(target, { method, headers: Object.fromEntries(headers), body: bytes });
}

describe('the three addresses of the forms (specification 24.4, 27.2 and 27.3)', () => {
  afterEach(async () => expect(await filesIn(site().folder, 'tmp')).toEqual([]));

  it.each(cases)('$status: $name', async (given) => {
    const inSpool = async () => (await idsOf(site().spool, given.state ?? 'waiting')).length;
    const before = await inSpool();
    const { status, headers, text } = await send(given);
    expect([status, text]).toEqual([given.status, expect.any(String)]);
    expect(headers).toMatchObject({ ...everyAnswer, ...given.answer, 'cache-control': 'no-store' });
    // Exactly the acknowledged submissions are in the spool.
    expect((await inSpool()) - before).toBe(status === 202 ? 1 : 0);
    expect(text + JSON.stringify(headers)).not.toContain(marker);
    if (given.method === 'HEAD' || status < 400) expect(text).toBe('');
    else expectProblem(given, text, headers['content-type']);
  });
});

function expectProblem({ status, pointers = [] }: Case, text: string, type: unknown): void {
  expect(type).toBe('application/problem+json');
  const { errors = [], ...problem } = JSON.parse(text);
  expect(problem).toEqual({ title: expect.any(String), status, detail: expect.stringMatching(/\.$/) });
  expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers);
  for (const { detail } of errors) expect(detail).toMatch(/^[A-Z].*\.$/);
}

const everyAnswer = Object.fromEntries(
  Object.entries(securityHeaders(contentSecurityPolicy({}))).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);
