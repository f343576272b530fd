import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@/lib/forms/endpoints';
import type { Served } from '../support/client';
import { filesIn, post, samples } from '../support/forms';
import { gateways } from '../support/served';

// Opens a thousand connections and waits for their end.
jest.setTimeout(60_000);

const quick = { HEADER_SECONDS: '1', BODY_BYTES_PER_SECOND: '50000' };

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

// After the hook above: what is half-open still would be waited for.
const start = gateways();

interface Line {
  readonly socket: Socket;
  /** Everything that came, once the other side has closed. */
  readonly ended: Promise<string>;
}

async function open(site: Served, text: string): Promise<Line> {
  const socket = connect(site.port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (data) => {
    received += String(data);
  });
  // Whether it ends by a reset or in order makes no difference here.
  socket.on('error', () => {});
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await new Promise((resolve) => socket.once('connect', resolve));
  if (text) socket.write(text);
  return { socket, ended };
}

const head = (length: number, target = endpoints.short) =>
  `POST ${target} HTTP/1.1\r\nHost: firnwerk.test\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** @returns how long a visit and a submission take as a rule, in milliseconds */
async function usualVisit(site: Served): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 20; visit += 1) {
    const began = performance.now();
    expect((await site.ask('/services')).status).toBe(200);
    expect((await post(site, 'short', samples.short)).status).toBe(202);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[times.length / 2] ?? 0;
}

it('a thousand half-open connections do not hurt others, and are cut (specification 27.8)', async () => {
  const site = await start(quick);
  // Half of them send nothing, the others stop within the body.
  const texts = Array.from({ length: 1000 }, (_, at) => (at % 2 ? '' : `${head(5000)}{"Email"`));
  const lines = await Promise.all(texts.map((text) => open(site, text)));
  expect(await usualVisit(site)).toBeLessThan(1000);
  const answers = await Promise.all(lines.map(({ ended }) => ended));
  const expected = (at: number) => (at % 2 ? /^HTTP\/1.1 408 / : /^HTTP\/1.1 408 [\s\S]*"status":408/);
  expect(answers.filter((received, at) => !expected(at).test(received))).toEqual([]);
  expect((await post(site, 'short', samples.short)).status).toBe(202);
});

it('a body that arrives too slowly gets 408, and nothing is stored', async () => {
  const site = await start(quick);
  const { socket, ended } = await open(site, head(100_000));
  const dribble = setInterval(() => socket.write(' '), 50);
  const answer = await ended;
  clearInterval(dribble);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('content-type: application/problem+json');
  expect(await filesIn(site.folder, 'new')).toEqual([]);
});

it('connections beyond the setting are closed at once', async () => {
  const site = await start({ MAX_CONNECTIONS: '3' });
  const lines = await Promise.all(Array.from({ length: 3 }, () => open(site, '')));
  await sleep(50);
  expect(await (await open(site, 'GET / HTTP/1.1\r\n\r\n')).ended).toBe('');
  lines[0]?.socket.destroy();
  await sleep(50);
  expect((await site.ask('/')).status).toBe(200);
});
