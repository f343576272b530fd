import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import alea from 'alea';
import { startDelivery } from '@/gateway/delivery';
import type { Log } from '@/gateway/delivery/attempt';
import { readGatewaySettings } from '@/gateway/settings';
import { openSpool } from '@/gateway/spool';
import type { Submission } from '@/gateway/spool/types';
import type { Payloads } from '@/lib/forms/schemas';
import { type Mood, type MoodyRelay, moods, startMoodyRelay } from './moodyRelay';

/** How much faster time passes than it does: a minute takes 40 ms, five days 288 s. */
const haste = 1500;

/** The peer greets after 100 ms, to catch clients that talk before; so this is silence. Milliseconds. */
const silence = 400;

/** Share of the connections on which the relay behaves. */
const goodPart = 0.4;

export interface Delivered {
  readonly met: MoodyRelay['met'];
  /** Mails of which no copy arrived. */
  readonly lost: number;
  /** Copies that arrived after the relay had acknowledged one. */
  readonly doubled: number;
  /** Copies that arrived because the relay's answer to the one before was lost. */
  readonly repeated: number;
  /** Repeated copies that are not the same, byte for byte. */
  readonly different: number;
  /** Entries left in the spool, given up ones included. */
  readonly left: number;
  /** Lines of the log by level. */
  readonly lines: Readonly<Record<keyof Log, number>>;
}

/**
 * Delivers mails, every tenth an application with a file of 300 kB, to a relay that
 * misbehaves on most connections, and stops and starts the delivery half-way.
 *
 * @param mails how many
 * @param seed the same one makes the same moods
 */
export async function deliverAll(mails: number, seed: string): Promise<Delivered> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-smtp-'));
  const relay = await startMoodyRelay(moodsOf(seed));
  const spool = await openSpool({ folder });
  const lines = { info: 0, warn: 0, error: 0, fatal: 0 };
  const began = Date.now();
  const start = () =>
    startDelivery({
      spool,
      settings: settingsFor(folder, relay.url),
      log: {
        info: () => lines.info++,
        warn: () => lines.warn++,
        error: () => lines.error++,
        fatal: () => lines.fatal++,
      },
      now: () => began + (Date.now() - began) * haste,
      later: (callback, milliseconds) => {
        const timer = setTimeout(callback, milliseconds / haste);
        return () => clearTimeout(timer);
      },
      timeouts: { connectionTimeout: 1000, greetingTimeout: silence, socketTimeout: silence },
    });
  let delivery = start();
  try {
    for (const submission of submissions(mails)) await spool.accept(submission);
    const waiting = async (most: number) => {
      while (spool.waiting().length > most) await sleep(20);
    };
    await waiting(mails / 2);
    await delivery.stop();
    delivery = start();
    await waiting(0);
    await delivery.stop();
    const left = spool.waiting().length + lines.fatal;
    return { met: relay.met, lines, left, ...counted(relay, mails) };
  } finally {
    await delivery.stop();
    await spool.close();
    await relay.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function moodsOf(seed: string): () => Mood {
  const random = alea(seed);
  const bad = moods.filter((mood) => mood !== 'take' && mood !== 'refuseSecond');
  return () => (random() < goodPart ? 'take' : (bad[Math.floor(random() * bad.length)] ?? 'take'));
}

function settingsFor(folder: string, url: string) {
  const result = readGatewaySettings({ SMTP_URL: url, SPOOL_DIR: folder });
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.settings;
}

function counted({ taken }: MoodyRelay, mails: number) {
  const copies = new Map<string, MoodyRelay['taken'][number][]>();
  for (const mail of taken) {
    const id = /^Message-ID:\s*<([^>]+)>/m.exec(mail.raw.toString('latin1', 0, 2000))?.[1] ?? '';
    copies.set(id, [...(copies.get(id) ?? []), mail]);
  }
  const counts = { lost: mails - copies.size, doubled: 0, repeated: 0, different: 0 };
  for (const [first, ...others] of copies.values()) {
    let acknowledged = first?.acknowledged;
    for (const other of others) {
      counts[acknowledged ? 'doubled' : 'repeated']++;
      if (!first?.raw.equals(other.raw)) counts.different++;
      acknowledged ||= other.acknowledged;
    }
  }
  return counts;
}

const pdf = Buffer.alloc(300_000, 'firn ');
pdf.write('%PDF-1.7\n');
const file = `data:application/pdf;base64,${pdf.toString('base64')}`;

/**
 * @param count how many
 * @returns short messages that differ, and for every tenth an application with one file
 */
function* submissions(count: number): Generator<Submission> {
  for (let number = 0; number < count; number++) {
    const common = { bodyHash: '0'.repeat(64), trapped: false } as const;
    const [email, message] = ['zoe@mail.test', `Message ${number}: grüezi`] as const;
    if (number % 10 > 0) {
      yield { ...common, form: 'short', payload: { Email: email, Message: message } };
      continue;
    }
    const payload: Payloads['application'] = {
      FirstName: 'Zoë',
      LastName: 'Krasniqi',
      BusinessEmail: email,
      Phone: '+41 44 000 00 00',
      Message: message,
      Position: 'Cyber Security Engineer',
      File: [file],
    };
    yield { ...common, form: 'application', payload };
  }
}
