import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type App, buildApp } from '@/gateway/app';
import type { Metrics } from '@/gateway/metrics';
import { readGatewaySettings } from '@/gateway/settings';
import type { Disk } from '@/gateway/spool/disk';
import { openFolder } from '@/gateway/spool/folder';
import type { OpenSpool } from '@/gateway/spool/types';

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body, decoded. */
  readonly text: string;
}

interface Ask {
  readonly method?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

/** An app that listens, and ways to talk to it that change nothing in what is sent. */
export interface Served {
  readonly app: App;
  readonly port: number;
  readonly spool: OpenSpool;
  /** The spool's folder, which goes with the app. */
  readonly folder: string;
  /** Sends one request; follows no redirect and normalises no path. */
  ask(target: string, ask?: Ask): Promise<Answer>;
  /** Writes bytes as they are and reads until the connection closes. */
  raw(bytes: string): Promise<string>;
}

export interface ServeOptions {
  /** Called before the app listens, for routes of a test. */
  readonly change?: (app: App) => void;
  readonly logger?: Parameters<typeof buildApp>[0]['logger'];
  /** The spool's disk, for one that fails. */
  readonly disk?: Disk;
  readonly metrics?: Metrics;
  /** A spool in place of one in a folder of its own; it goes with the app. */
  readonly spool?: OpenSpool;
}

/**
 * @param root the exported site
 * @param env settings, as in the environment; the rate limit is off unless it says otherwise
 */
export async function serve(
  root: string,
  env: Record<string, string> = {},
  { change = () => {}, logger = false, disk, metrics, spool: given }: ServeOptions = {},
): Promise<Served> {
  const result = readGatewaySettings({ RATE_PER_MINUTE: '0', RATE_PER_HOUR: '0', ...env });
  if (!result.ok) throw new Error(result.problems.join('\n'));
  const folder = await mkdtemp(path.join(tmpdir(), 'firnwerk-spool-'));
  const spool = given ?? (await openFolder({ folder, ...(disk && { disk }) }));
  const app = await buildApp({ root, settings: result.value, spool, metrics, logger });
  app.addHook('onClose', async () => {
    await spool.close();
    await rm(folder, { recursive: true, force: true });
  });
  change(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    app,
    port,
    spool,
    folder,
    ask: (target, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const request = http.request({
          port,
          host: '127.0.0.1',
          path: target,
          method,
          headers,
          agent: false,
        });
        request.once('error', reject);
        request.once('response', (response) => {
          collect(response).then((bytes) => resolve(answer(response, bytes)), reject);
        });
        request.end(body);
      }),
    raw: (bytes) =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
        socket.once('error', reject);
        collect(socket).then((received) => resolve(received.toString('latin1')), reject);
      }),
  };
}

async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function answer(response: http.IncomingMessage, body: Buffer): Answer {
  const encoding = response.headers['content-encoding'];
  const decode = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : undefined;
  const text = (decode && body.length > 0 ? decode(body) : body).toString('utf8');
  return { status: response.statusCode ?? 0, headers: response.headers, body, text };
}

/**
 * @param line a request line, as it shall be sent
 * @returns a whole request for `raw`, after which the connection closes
 */
export function request(line: string): string {
  return `${line}\r\nHost: firnwerk.test\r\nConnection: close\r\n\r\n`;
}
