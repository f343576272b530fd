import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen } from '@/scripts/programs';
import { forward } from '../../support/forward';
import { hearing, hearingPath, withHearing } from './hearing';

/**
 * The built site on a port of its own, and so with storage of its own. It can keep answers back, and be away: what a test
 * does to the connection, whatever the engine.
 */
export class Host {
  /** What was asked for: method and path, in order. */
  readonly asked: string[] = [];
  /** What was not answered as it should. */
  readonly refused: string[] = [];
  origin = '';
  private held: { readonly paths: RegExp; readonly released: Promise<void> } | undefined;
  private readonly server = createServer(async (asked, answer) => {
    const path = asked.url ?? '';
    this.asked.push(`${asked.method} ${path}`);
    answer.once('finish', () => {
      if (answer.statusCode >= 400) this.refused.push(`status ${answer.statusCode}: ${path}`);
    });
    if (this.held?.paths.test(path)) await this.held.released;
    if (path === hearingPath) answer.setHeader('content-type', 'text/javascript').end(hearing);
    else forward(this.site, asked, answer, this.hears ? withHearing : undefined);
  });

  /**
   * @param site where the built site is served
   * @param hears whether pages keep what they hear of errors, for an engine that does not tell its console
   */
  constructor(
    private readonly site: string,
    private readonly hears: boolean,
  ) {}

  async start(): Promise<void> {
    this.origin = await listen(this.server);
  }

  /** Answers no request for these paths until the returned function is called. */
  hold(paths: RegExp): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.held = { paths, released };
    return release;
  }

  /** Takes the server off the network. */
  async leave(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  /** Puts it back, where it was. */
  async comeBack(): Promise<void> {
    const { hostname, port } = new URL(this.origin);
    this.server.listen(Number(port), hostname);
    await once(this.server, 'listening');
  }

  async stop(): Promise<void> {
    if (this.server.listening) await this.leave();
  }
}
