import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '@/scripts/programs';
import { forward } from './forward';

/** A request to one of the endpoints for forms. */
export interface Attempt {
  readonly path: string;
  readonly key: string;
  /** The body, as far as it arrived. */
  body: string;
  /** How it was answered; nothing when it was cut off before. */
  status?: number;
}

/**
 * What is answered, in order; the last one stays. `lose` accepts the request and breaks the connection; `stall` reads
 * nothing of the body.
 */
export type FormAnswer = number | 'lose' | 'stall';

/**
 * The built site on a port of its own, with a backend that answers by script and
 * knows keys as the gateway does: what it has accepted once it accepts again
 * without taking it twice, and never with another body.
 */
export class FormHost {
  readonly attempts: Attempt[] = [];
  /** What was accepted, body by key. */
  readonly accepted = new Map<string, string>();
  /** Most requests with one key that were open at the same moment. */
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

  /** Answers no form until the returned function is called. */
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
