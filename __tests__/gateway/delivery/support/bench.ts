import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DeliveryOptions, type DeliverySettings, startDelivery } from '@/gateway/delivery';
import type { Log } from '@/gateway/delivery/attempt';
import { openFolder } from '@/gateway/spool/folder';
import type { OpenSpool, Submission } from '@/gateway/spool/types';
import { waitingIn } from '../../spool/support/store';
import { type WatchedDisk, watchedDisk } from '../../support/disks';

/** One line of the log. */
interface Line {
  readonly level: keyof Log;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A real spool and a mailbox in a folder of their own, with a clock that runs ahead. */
export interface Bench {
  readonly folder: string;
  readonly spool: OpenSpool;
  /** The spool's. */
  readonly disk: WatchedDisk;
  readonly lines: Line[];
  /** Every pause between two attempts, in minutes. */
  readonly pauses: number[];
  /** Milliseconds since 1970; a pause moves it on and so passes at once. */
  clock: number;
  /** What all of them take for the time; the clock, unless a test says otherwise. */
  now: () => number;
  /** @returns the ids that wait, the oldest first */
  waiting(): Promise<string[]>;
  /** Starts a delivery; `finish` stops it. */
  start(options?: Partial<Omit<DeliveryOptions, 'settings'>>, settings?: Partial<DeliverySettings>): void;
  stop(): Promise<void>;
  /** Closes the spool and opens it again, as a restart does. */
  reopen(): Promise<void>;
  /** Returns when nothing waits in the spool any more; the delivery has ended then. */
  idle(): Promise<void>;
  /** @returns the names in a folder below; none when it is missing */
  names(folder: string): Promise<string[]>;
  bytes(folder: string, name: string): Promise<Buffer>;
  finish(): Promise<void>;
}

export const began = Date.parse('2024-06-01T10:00:00.000Z');

/**
 * A bench of its own for each test of one file.
 *
 * @returns gives the bench, once a test runs
 */
export function benches(): () => Bench {
  let bench: Bench;
  beforeEach(async () => {
    bench = await setUp();
  });
  afterEach(() => bench.finish());
  return () => bench;
}

async function setUp(): Promise<Bench> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firnwerk-delivery-'));
  const under = (name: string) => path.join(folder, name);
  const disk = watchedDisk();
  const open = () => openFolder({ folder: under('spool'), disk, now: () => bench.now() });
  let folderSpool = await open();
  const watched: Pick<OpenSpool, 'retry'> = {
    retry: async (id, pause, failure) => {
      bench.pauses.push(pause / 60_000);
      await folderSpool.retry(id, pause, failure);
      bench.clock += pause;
    },
  };
  const spool: OpenSpool = { ...folderSpool, ...watched };
  const running: { stop(): Promise<void> }[] = [];
  const lines: Line[] = [];
  const line = (level: keyof Log) => (facts: object, text: string) =>
    void lines.push({ level, facts: { ...facts }, text });
  const settings: DeliverySettings = {
    SMTP_URL: undefined,
    MAILBOX_DIR: under('mailbox'),
    MAIL_FROM: 'website@firnwerk.example',
    MAIL_TO_CONTACT: ['info@firnwerk.example'],
    MAIL_TO_APPLICATIONS: ['jobs@firnwerk.example'],
    MAIL_AUTO_SUBMITTED: true,
    KEEP_DAYS: 30,
  };
  const bench: Bench = {
    folder,
    spool,
    disk,
    lines,
    pauses: [],
    clock: began,
    now: () => bench.clock,
    waiting: () => waitingIn(spool),
    start: (options = {}, changes = {}) =>
      void running.push(
        startDelivery({
          spool,
          log: { info: line('info'), warn: line('warn'), error: line('error'), fatal: line('fatal') },
          now: () => bench.now(),
          later: (callback) => {
            const timer = setTimeout(callback, 5);
            return () => clearTimeout(timer);
          },
          timeouts: { connectionTimeout: 2000, greetingTimeout: 500, socketTimeout: 500, total: 5000 },
          ...options,
          settings: { ...settings, ...changes },
        }),
      ),
    stop: async () => void (await Promise.all(running.splice(0).map((delivery) => delivery.stop()))),
    reopen: async () => {
      await spool.close();
      folderSpool = await open();
      Object.assign(spool, folderSpool, watched);
    },
    idle: async () => {
      while ((await bench.waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      // What was delivered last is still being synced and logged.
      await bench.stop();
    },
    names: async (name) => (await readdir(under(name)).catch(() => [])).sort(),
    bytes: (name, file) => readFile(path.join(under(name), file)),
    finish: async () => {
      await bench.stop();
      await spool.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return bench;
}

/** A short message of a visitor whose words no log may hold. */
export function message(text = 'We need a team.'): Submission {
  return {
    form: 'short',
    payload: { Email: 'zoe@mail.test', Message: text },
    bodyHash: '0'.repeat(64),
    trapped: false,
  };
}
