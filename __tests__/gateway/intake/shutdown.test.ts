import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Served } from '../support/client';
import { watchedDisk } from '../support/disks';
import { filesIn, newKey, post, samples } from '../support/forms';
import { gateways } from '../support/served';

const start = gateways();

/** Closes a gateway and looks into its spool before that goes. */
async function stop(site: Served): Promise<string[]> {
  let files: string[] = [];
  const { close } = site.spool;
  site.spool.close = async () => {
    files = await filesIn(site.folder, 'new');
    await close();
  };
  await site.app.close();
  return files;
}

describe('a gateway that stops (specification 27.12)', () => {
  it('finishes storing, and takes no new connection', async () => {
    const disk = watchedDisk();
    const site = await start({}, { disk });
    const release = disk.hold('rename');
    const submission = post(site, 'short', samples.short);
    while (!disk.steps.some((step) => step.startsWith('rename'))) await sleep(5);
    const stopped = stop(site);
    await sleep(100);
    await expect(post(site, 'short', samples.short)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    release();
    expect((await submission).status).toBe(202);
    expect(await stopped).toHaveLength(1);
  });

  it('does not wait for a connection that a browser opened ahead of need', async () => {
    const site = await start();
    const socket = connect(site.port, '127.0.0.1');
    // On a busy machine it may be reset before it was taken.
    const closed = new Promise((resolve) => socket.once('close', resolve).once('error', () => {}));
    await once(socket, 'connect');
    await sleep(100);
    await stop(site);
    await closed;
  });

  it('waits for a body that is on its way, and stores it', async () => {
    const site = await start();
    const body = JSON.stringify(samples.short);
    const head = [
      'POST /api/Auth/SendEmailFirnwerk HTTP/1.1',
      'Host: firnwerk.test',
      'Content-Type: application/json',
      `Idempotency-Key: ${newKey()}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    let answer = '';
    const socket = connect(site.port, '127.0.0.1');
    socket.on('data', (data) => {
      answer += String(data);
    });
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
    await sleep(100);
    const stopped = stop(site);
    await sleep(100);
    socket.write(body.slice(10));
    expect(await stopped).toHaveLength(1);
    expect(answer).toMatch(/^HTTP\/1.1 202 /);
  });
});
