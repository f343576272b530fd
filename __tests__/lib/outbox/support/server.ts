import http, { type IncomingHttpHeaders } from 'node:http';
import { listen } from '@/scripts/programs';

export interface Request {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A status, with headers if need be; or a connection that breaks once the request is there. */
export type Answer = number | { readonly status: number; readonly headers: Record<string, string> } | 'break';

/** A backend that answers by script. */
export class Backend {
  readonly requests: Request[] = [];
  private readonly server = http.createServer((request, response) => void this.take(request, response));
  private released: Promise<void> = Promise.resolve();

  /** @param answers in their order; the last one stays */
  constructor(public answers: readonly Answer[] = [202]) {}

  /** @returns its origin */
  start(): Promise<string> {
    return listen(this.server);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Answers nothing until the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.released = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  private async take(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    this.requests.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    const answer = this.answers[Math.min(this.requests.length, this.answers.length) - 1] ?? 500;
    await this.released;
    if (answer === 'break') request.socket.destroy();
    else if (typeof answer === 'number') response.writeHead(answer).end();
    else response.writeHead(answer.status, answer.headers).end();
  }
}
