import { createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listen } from '@/scripts/programs';

/** A real SMTP server on a free port of this machine. */
export interface StrictRelay {
  readonly port: number;
  /** What it took, in order. */
  readonly taken: readonly Buffer[];
  /** How many bytes of mails it was sent, whatever became of them. */
  readonly sent: () => number;
  close(): Promise<void>;
}

/** What it says of a mail with more bytes than it takes. */
const tooLarge = Object.assign(new Error('5.3.4 Message size exceeds fixed limit'), { responseCode: 552 });

/**
 * Starts one that keeps to its limits.
 *
 * @param options its size, whether it names it in its answer to EHLO, and its TLS
 * @param refusal what it says of a mail that is larger
 */
export async function startStrictRelay(
  options: SMTPServerOptions,
  refusal: Error = tooLarge,
): Promise<StrictRelay> {
  const taken: Buffer[] = [];
  let sent = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    ...(!options.key && { disabledCommands: ['STARTTLS'] }),
    ...options,
    onData: (stream, _session, callback) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => {
        sent += piece.length;
        pieces.push(piece);
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) return callback(refusal);
        taken.push(Buffer.concat(pieces));
        callback();
      });
    },
  });
  // Clients that do not trust it hang up.
  server.on('error', () => {});
  const origin = await listen(server.server);
  return {
    port: Number(new URL(origin).port),
    taken,
    sent: () => sent,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * Starts a relay that never comes to the end of its answer to EHLO, and never falls silent.
 *
 * @returns its URL, and how to end it
 */
export async function startEndlessRelay(): Promise<{ url: string; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220 relay.test\r\n');
    socket.once('data', () => {
      const timer = setInterval(() => socket.write('250-wait\r\n'), 50);
      socket.once('close', () => clearInterval(timer));
    });
  });
  const origin = await listen(server as never);
  return {
    url: origin.replace('http', 'smtp'),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
