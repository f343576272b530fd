import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen } from '@/scripts/programs';
import { forward } from '../../support/forward';
import { hearing, hearingPath, withHearing } from './hearing';

/**
 * The built site on its own port, and so with its own storage. It can hold responses back and go down: simulates the
 * connection for any engine.
 */
export class Host {
  /** The requests: method and path, in order. */
  readonly asked: string[] = [];
  /** Requests that were not answered as they should be. */
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
   * @param hears whether pages collect their own errors, for an engine without console access
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

  /** Brings it back on the same port. */
  async comeBack(): Promise<void> {
    const { hostname, port } = new URL(this.origin);
    this.server.listen(Number(port), hostname);
    await once(this.server, 'listening');
  }

  async stop(): Promise<void> {
    if (this.server.listening) await this.leave();
  }
}
