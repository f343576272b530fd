import { SMTPServer } from 'smtp-server';
import { listen } from '@/scripts/programs';
import type { Copy } from './copies';

/** A mail server that accepts everything and records the sender and time of each copy. */
export interface Relay {
  /** @returns SMTP_URL for a gateway, which includes the name for its greeting */
  urlFor(gateway: string): string;
  /** The copies of each mail in order of arrival, by the submission's id. */
  readonly copies: ReadonlyMap<string, readonly Copy[]>;
  close(): Promise<void>;
}

/**
 * Starts one on this machine.
 *
 * @param port to listen on; a free one if omitted
 * @param pause before it accepts a mail, in milliseconds
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
  // The connection of a killed gateway breaks.
  server.on('error', () => {});
  const origin = await listen(server.server, port);
  return {
    urlFor: (gateway) => `${origin.replace('http:', 'smtp:')}?name=${gateway}`,
    copies,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
