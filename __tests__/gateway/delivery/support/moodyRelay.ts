import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { listen } from '@/scripts/programs';

/**
 * What a relay does with one connection:
 * - `take`: takes the mail and says so;
 * - `busy`: 451 after the data; `full`: 452 for the recipient; `closed`: 421 instead of a greeting;
 * - `refuse`: 550 after the data; `refuseRecipient`: 550 for each recipient; `refuseSecond`: for all but the first;
 * - `hangUp`: drops the connection amid the data;
 * - `stall`: takes the data and says nothing; `stallGreeting`: says nothing from the start;
 * - `forget`: takes the mail, then drops the connection before it says so.
 */
export const moods = [
  'take',
  'busy',
  'full',
  'closed',
  'refuse',
  'refuseRecipient',
  'refuseSecond',
  'hangUp',
  'stall',
  'stallGreeting',
  'forget',
] as const;

export type Mood = (typeof moods)[number];

/** `acknowledged` is whether the sender got an answer. */
type TakenMail = { raw: Buffer; envelope: { from: string; to: string[] }; acknowledged: boolean };

export interface MoodyRelay {
  readonly url: string;
  /** Everything that arrived whole, in order. */
  readonly taken: readonly TakenMail[];
  /** Takes each mail that is held, in order. */
  readonly held: readonly (() => void)[];
  /** How many connections met each mood. */
  readonly met: Readonly<Record<Mood, number>>;
  close(): Promise<void>;
}

/**
 * A real SMTP peer on a free port of this machine that misbehaves as told.
 *
 * @param moodOf the mood for a connection, counted from 0
 * @param isHeld whether to hold the answer to a mail
 */
export async function startMoodyRelay(
  moodOf: (connection: number) => Mood,
  isHeld: (raw: Buffer) => boolean = () => false,
): Promise<MoodyRelay> {
  const taken: TakenMail[] = [];
  const held: (() => void)[] = [];
  const met = Object.fromEntries(moods.map((mood) => [mood, 0])) as Record<Mood, number>; // Every mood is in it.
  const sockets = new Map<number, Socket>();
  const current = new Map<string, Mood>();
  const moodIn = ({ id }: SMTPServerSession) => current.get(id) ?? 'take';
  let connections = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect: (session, callback) => {
      const mood = moodOf(connections++);
      met[mood]++;
      current.set(session.id, mood);
      if (mood === 'stallGreeting') return;
      callback(mood === 'closed' ? reply(421) : null);
    },
    // The gateway needs no password here, so any is wrong.
    onAuth: (_auth, _session, callback) => callback(reply(535)),
    onRcptTo: (_address, session, callback) => {
      const mood = moodIn(session);
      const isFirst = session.envelope.rcptTo.length === 0;
      if (mood === 'full') callback(reply(452));
      else if (mood === 'refuseRecipient' || (mood === 'refuseSecond' && !isFirst)) callback(reply(550));
      else callback(null);
    },
    onData: (stream, session, callback) => {
      const mood = moodIn(session);
      const hangUp = () => sockets.get(session.remotePort)?.destroy();
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => {
        if (mood === 'hangUp') hangUp();
        else pieces.push(piece);
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
        const acknowledged = mood === 'take' || mood === 'refuseSecond';
        const raw = Buffer.concat(pieces);
        const take = () => {
          taken.push({ raw, envelope, acknowledged });
          if (acknowledged) callback();
          else hangUp();
        };
        if (mood === 'busy') callback(reply(451));
        if (mood === 'refuse') callback(reply(550));
        if (acknowledged && isHeld(raw)) held.push(take);
        else if (acknowledged || mood === 'forget') take();
      });
    },
  });
  // Clients that were hung up on, or that gave up, are what this is about.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    if (socket.remotePort !== undefined) sockets.set(socket.remotePort, socket);
  });
  const origin = await listen(server.server);
  return {
    url: origin.replace('http', 'smtp'),
    taken,
    held,
    met,
    close: async () => {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function reply(responseCode: number): Error {
  return Object.assign(new Error('not now'), { responseCode });
}
