import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@/lib/forms/endpoints';
import type { Served } from '../support/client';
import { dataUrl, post, samples } from '../support/forms';
import { gateways } from '../support/served';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

// After the hook above: what is half-open still would be waited for.
const start = gateways();

const proxied = { TRUSTED_PROXIES: '127.0.0.1' };
const large = JSON.stringify({ ...samples.application, File: [dataUrl(300_000)] });

/** Sends the headers of a large application, and so many bytes of it. */
function begin(site: Served, client: string, bytes = 1000) {
  const socket = connect(site.port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  const head = [
    `POST ${endpoints.application} HTTP/1.1`,
    'Host: firnwerk.test',
    'Content-Type: application/json',
    `X-Forwarded-For: ${client}`,
    `Content-Length: ${large.length}`,
  ];
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n${large.slice(0, bytes)}`);
  return { socket, answer, end: () => void socket.write(large.slice(bytes)) };
}

const send = (site: Served, client: string) =>
  post(site, 'application', large, { 'X-Forwarded-For': client });

describe('large bodies', () => {
  it('beyond the limit get 503 and Retry-After before they are read, while small ones are accepted', async () => {
    const site = await start({ ...proxied, LARGE_BODIES: '2' });
    const first = begin(site, '192.0.2.1');
    begin(site, '192.0.2.2');
    await sleep(100);
    const answer = await begin(site, '192.0.2.3', 0).answer;
    expect(answer).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 10\r\n/);
    expect(answer).toContain('content-type: application/problem+json');
    expect((await post(site, 'application', samples.application)).status).toBe(202);
    expect((await post(site, 'short', samples.short)).status).toBe(202);

    // A place is free again once one is answered.
    first.end();
    expect(await first.answer).toMatch(/^HTTP\/1.1 202 /);
    expect((await send(site, '192.0.2.4')).status).toBe(202);
  });

  it('free their place when the connection is lost', async () => {
    const site = await start({ LARGE_BODIES: '1' });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { socket } = begin(site, '192.0.2.1');
      await sleep(50);
      socket.destroy();
    }
    while ((await send(site, '192.0.2.1')).status !== 202) await sleep(20);
  });

  it('of one client leave a place for the others, of one IPv6 network, too', async () => {
    const site = await start({ ...proxied, LARGE_BODIES: '3' });
    for (const address of ['2001:db8::1', '2001:db8::2']) begin(site, address);
    await sleep(100);
    expect(await begin(site, '2001:db8::3').answer).toMatch(/^HTTP\/1.1 503 /);
    for (const address of ['2001:db8:0:1::1', '192.0.2.1'])
      expect((await send(site, address)).status).toBe(202);
  });

  it('lose their place to another when they come slowly, the slowest first', async () => {
    const site = await start({
      ...proxied,
      LARGE_BODIES: '2',
      HEADER_SECONDS: '1',
      BODY_BYTES_PER_SECOND: '10000',
    });
    const slow = begin(site, '192.0.2.1', 30_000);
    const slower = begin(site, '192.0.2.2', 20_000);
    await sleep(1300);
    expect((await send(site, '192.0.2.3')).status).toBe(202);
    expect(await slower.answer).toMatch(/^HTTP\/1.1 408 [\s\S]*retry-after: 10\r\n/);
    slow.end();
    expect(await slow.answer).toMatch(/^HTTP\/1.1 202 /);
  });
});
