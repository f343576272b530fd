import { SMTPServer } from 'smtp-server';
import { listen } from '@/scripts/programs';

/** A mail server that takes everything and remembers whose copies came when. */
export interface Relay {
  /** For SMTP_URL. */
  readonly url: string;
  /** When each copy of a mail came, in milliseconds since 1970, by the submission's id. */
  readonly copies: ReadonlyMap<string, readonly number[]>;
  close(): Promise<void>;
}

/**
 * Starts one on this machine.
 *
 * @param port where it listens; a free one when it is left out
 * @param pause before it takes a mail, in milliseconds
 */
export async function startRelay({ port = 0, pause = 0 } = {}): Promise<Relay> {
  const copies = new Map<string, number[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, callback) => {
      let head = '';
      stream.on('data', (data: Buffer) => {
        if (head.length < 4000) head += data.toString('latin1');
      });
      stream.on('end', () => {
        const id = /^Message-ID:\s*<([0-9a-f]{64})@/m.exec(head)?.[1] ?? 'not a mail of ours';
        copies.set(id, [...(copies.get(id) ?? []), Date.now()]);
        setTimeout(callback, pause);
      });
    },
  });
  // A gateway that is killed takes its connection with it.
  server.on('error', () => {});
  const origin = await listen(server.server, port);
  return {
    url: origin.replace('http:', 'smtp:'),
    copies,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
