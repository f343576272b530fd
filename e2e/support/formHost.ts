import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '@/scripts/programs';
import { forward } from './forward';

/** A request to one of the endpoints for forms. */
export interface Attempt {
  readonly path: string;
  readonly key: string;
  /** The body, as far as it arrived. */
  body: string;
  /** The response; undefined when the connection was cut before. */
  status?: number;
}

/**
 * The responses, in order; the last one repeats. `lose` accepts the request and breaks the connection; `stall` reads nothing
 * of the body.
 */
export type FormAnswer = number | 'lose' | 'stall';

/**
 * The built site on its own port, with a scripted backend that handles keys as the gateway does: a repeated submission is
 * accepted again without being stored twice, and never with another body.
 */
export class FormHost {
  readonly attempts: Attempt[] = [];
  /** The accepted submissions, body by key. */
  readonly accepted = new Map<string, string>();
  /** The maximum number of simultaneous requests with one key. */
  mostAtOnce = 0;
  answers: readonly FormAnswer[] = [202];
  private readonly open: string[] = [];
  private held: Promise<void> = Promise.resolve();
  private readonly server = createServer((asked, answer) => {
    if (asked.method === 'POST') void this.take(asked, answer);
    else forward(this.site, asked, answer);
  });

  /** @param site where the built site is served */
  constructor(private readonly site: string) {}

  /** @returns its origin */
  start(): Promise<string> {
    return listen(this.server);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Holds back all form responses until the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  private async take(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const key = String(asked.headers['idempotency-key'] ?? '');
    const attempt: Attempt = { path: asked.url ?? '', key, body: '' };
    this.attempts.push(attempt);
    const say = this.answers[Math.min(this.attempts.length, this.answers.length) - 1] ?? 202;
    this.open.push(key);
    this.mostAtOnce = Math.max(this.mostAtOnce, this.open.filter((other) => other === key).length);
    asked.once('close', () => this.open.splice(this.open.indexOf(key), 1));
    if (say === 'stall') return;
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of asked) chunks.push(Buffer.from(chunk));
      attempt.body = Buffer.concat(chunks).toString();
    } catch {
      return; // the browser has gone
    }
    await this.held;
    attempt.status = say === 202 || say === 'lose' ? this.accept(attempt) : say;
    if (say === 'lose') asked.socket.destroy();
    else answer.writeHead(attempt.status).end();
  }

  private accept({ key, body }: Attempt): number {
    const known = this.accepted.get(key);
    if (known !== undefined && known !== body) return 422;
    this.accepted.set(key, body);
    return 202;
  }
}
