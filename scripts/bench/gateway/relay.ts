import { SMTPServer } from 'smtp-server';
import { listen } from '@/scripts/programs';
import type { Copy } from './copies';

/** A mail server that takes everything and remembers which copies came from whom and when. */
export interface Relay {
  /** @returns what SMTP_URL is for a gateway that greets with a name of its own */
  urlFor(gateway: string): string;
  /** The copies of each mail, in the order in which they came, by the submission's id. */
  readonly copies: ReadonlyMap<string, readonly Copy[]>;
  close(): Promise<void>;
}

/**
 * Starts one on this machine.
 *
 * @param port where it listens; a free one when it is left out
 * @param pause before it takes a mail, in milliseconds
 */
export async function startRelay({ port = 0, pause = 0 } = {}): Promise<Relay> {
  const copies = new Map<string, Copy[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, callback) => {
      const from = session.hostNameAppearsAs || 'nobody';
      let head = '';
      stream.on('data', (data: Buffer) => {
        if (head.length < 4000) head += data.toString('latin1');
      });
      stream.on('end', () => {
        const id = /^Message-ID:\s*<([0-9a-f]{64})@/m.exec(head)?.[1] ?? 'not a mail of ours';
        copies.set(id, [...(copies.get(id) ?? []), { from, at: Date.now() }]);
        setTimeout(callback, pause);
      });
    },
  });
  // A gateway that is killed takes its connection with it.
  server.on('error', () => {});
  const origin = await listen(server.server, port);
  return {
    urlFor: (gateway) => `${origin.replace('http:', 'smtp:')}?name=${gateway}`,
    copies,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
