import http from 'node:http';
import https from 'node:https';

/** A server under test, on this machine: the gateway, or one that should answer like it. */
export interface Host {
  readonly name: string;
  /** As a visitor would write it; the name is sent, but not resolved. */
  readonly origin: string;
  /** The server's certificate, in PEM, if it uses TLS. */
  readonly ca?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** As sent, not decoded. */
  readonly body: Buffer;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** The visitor's address. */
  readonly from?: string;
}

const agents = [new http.Agent({ keepAlive: true }), new https.Agent({ keepAlive: true })] as const;

/** Closes kept-alive connections. */
export function hangUp(): void {
  for (const agent of agents) agent.destroy();
}

/** Sends one request; follows no redirect and leaves its target unchanged. */
export function ask(
  { origin, ca }: Host,
  target: string,
  { method = 'GET', headers = {}, body, from }: Ask = {},
): Promise<Answer> {
  const { protocol, hostname, port, host } = new URL(origin);
  const secure = protocol === 'https:';
  const options = {
    hostname: '127.0.0.1',
    port,
    path: target,
    method,
    headers: { Host: host, ...headers },
    agent: agents[secure ? 1 : 0],
    ...(from !== undefined && { localAddress: from, agent: false as const }),
    ...(secure && { ca, servername: hostname }),
  };
  return new Promise((resolve, reject) => {
    const request = secure ? https.request(options) : http.request(options);
    request.once('error', reject);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.end(body);
  });
}
