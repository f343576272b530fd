/** @jest-environment node */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { disk } from '@/gateway/spool/disk';
import type { Spool } from '@/gateway/spool/types';
import { type Bench, began, message, setUp } from './support/bench';

// Generous, for a busy machine; milliseconds.
jest.setTimeout(30_000);

let bench: Bench;
beforeEach(async () => {
  bench = await setUp();
});
afterEach(() => bench.finish());

const day = 24 * 60 * 60_000;
const full = Object.assign(new Error('Zoë'), { code: 'ENOSPC' });
const noMailbox = {
  ...disk,
  makeFolder: async () => {
    throw full;
  },
};

/** @returns where the only entry of the spool lies */
async function onlyFile(): Promise<string> {
  const folder = path.join(bench.folder, 'spool/new');
  const [name = ''] = await readdir(folder);
  return path.join(folder, name);
}

/** @returns the spool, with some methods replaced */
const changed = (change: Partial<Spool>): Spool => ({ ...bench.spool, ...change });

describe('delivery', () => {
  it('takes what waits at its start and whatever is stored from then on', async () => {
    for (const text of ['a', 'b', 'c']) await bench.spool.accept(message(text));
    bench.start();
    await bench.spool.accept(message('d'));
    await bench.idle();
    expect(await bench.names('mailbox')).toHaveLength(4);
    expect(bench.lines.map(({ text }) => text)).toEqual(Array(4).fill('mail delivered'));
  });

  it('the spool forgets what was delivered, and a start later delivers nothing again', async () => {
    await bench.spool.accept(message());
    bench.start();
    await bench.idle();
    await bench.stop();
    bench.start();
    await bench.stop();
    expect(await bench.names('spool/new')).toEqual([]);
    expect(bench.lines).toHaveLength(1);
  });

  it('leaves the quarantine alone', async () => {
    await bench.spool.accept({ ...message(), trapped: true });
    bench.start();
    await bench.idle();
    expect([await bench.names('mailbox'), await bench.names('spool/quarantine')]).toEqual([
      [],
      [expect.any(String)],
    ]);
  });
});

describe('what cannot be delivered', () => {
  it('is tried for 5 days, then lies in dead/, whole, «with a loud log line»', async () => {
    await bench.spool.accept(message());
    const written = await readFile(await onlyFile(), 'utf8');
    const [id] = await bench.spool.waiting();
    bench.start({ disk: noMailbox });
    await bench.idle();
    expect(bench.pauses.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 67, 67, 67]);
    expect(Math.max(...bench.pauses)).toBe(67);
    expect(bench.clock - began).toBe(5 * day);
    expect(bench.lines.at(-1)).toEqual({
      level: 'fatal',
      facts: expect.objectContaining({ id, form: 'short', code: 'ENOSPC' }),
      text: 'mail could not be delivered for 5 days; it is now in dead/',
    });
    const [name = ''] = await bench.names('spool/dead');
    expect((await bench.bytes('spool/dead', name)).toString()).toBe(written);
  });

  it('a restart neither begins the pauses anew nor forgets the five days', async () => {
    await bench.spool.accept(message());
    bench.clock += 31 * 60_000;
    bench.start({ disk: noMailbox });
    await bench.idle();
    expect(bench.pauses.slice(0, 4)).toEqual([32, 64, 67, 67]);
    expect(bench.clock - began).toBe(5 * day);
  });

  it('after an outage longer than that it is tried once more before it is given up', async () => {
    await bench.spool.accept(message('a'));
    bench.clock += 9 * day;
    bench.start();
    await bench.idle();
    await bench.stop();
    await bench.spool.accept(message('b'));
    bench.clock += 9 * day;
    bench.start({ disk: noMailbox });
    await bench.idle();
    expect([await bench.names('mailbox'), await bench.names('spool/dead')]).toEqual([
      [expect.any(String)],
      [expect.any(String)],
    ]);
    expect(bench.pauses).toEqual([]);
  });

  it('does not keep the others waiting', async () => {
    await bench.spool.accept(message('a'));
    const [first = ''] = await bench.spool.waiting();
    await bench.spool.accept(message('b'));
    const eio = Object.assign(new Error('Zoë'), { code: 'EIO' });
    const read: Spool['read'] = async (id) => {
      if (id === first) throw eio;
      return bench.spool.read(id);
    };
    bench.start({ spool: changed({ read }) });
    await bench.idle();
    expect(bench.lines.find(({ level }) => level === 'info')?.facts.id).not.toBe(first);
    expect([await bench.names('mailbox'), await bench.names('spool/dead')]).toEqual([
      [expect.any(String)],
      [expect.stringContaining(first)],
    ]);
    // The disk may recover: such an entry is not given up at once.
    expect(bench.pauses.slice(0, 3)).toEqual([1, 2, 4]);
  });
});

describe('a spool entry that cannot be read', () => {
  it.each([
    ['cut', '{"id":"'],
    ['empty', ''],
    ['no object', 'null'],
    ['another entry', JSON.stringify({ id: 'x', form: 'short', receivedAt: '2024-06-01T10:00:00Z' })],
    ['binary', '\0\x01'],
  ])('%s: buried and logged, never blocks the rest', async (_name, content) => {
    await bench.spool.accept(message('Zoë'));
    await writeFile(await onlyFile(), content);
    await bench.spool.accept(message('b'));
    bench.start();
    await bench.idle();
    expect([await bench.names('mailbox'), await bench.names('spool/dead')]).toEqual([
      [expect.any(String)],
      [expect.any(String)],
    ]);
    expect(bench.lines).toContainEqual({
      level: 'fatal',
      facts: expect.objectContaining({ id: expect.stringMatching(/^[0-9a-f]{64}$/) }),
      text: 'spool entry cannot be read; it is now in dead/',
    });
  });

  it('because somebody removed its file is logged and forgotten', async () => {
    await bench.spool.accept(message('a'));
    await rm(await onlyFile());
    await bench.spool.accept(message('b'));
    bench.start();
    while (bench.lines.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(bench.lines.map(({ level }) => level).sort()).toEqual(['error', 'info']);
    expect(bench.pauses).toEqual([]);
  });

  it('and cannot be moved either is said, and tried again as long as it is the disk’s fault', async () => {
    await bench.spool.accept(message());
    await writeFile(await onlyFile(), '{');
    let refusals = 2;
    const bury: Spool['bury'] = async (id) => {
      if (refusals-- > 0) throw full;
      return bench.spool.bury(id);
    };
    bench.start({ spool: changed({ bury }) });
    await bench.idle();
    expect(bench.pauses).toEqual([67, 67]);
    expect(await bench.names('spool/dead')).toHaveLength(1);
  });

  it('nor even known to the spool is not tried for ever', async () => {
    await bench.spool.accept(message());
    const [id = ''] = await bench.spool.waiting();
    bench.start({ spool: changed({ waiting: async () => ['0'.repeat(64), id] }) });
    await bench.idle();
    expect(bench.pauses).toEqual([]);
    expect(await bench.names('mailbox')).toEqual([expect.stringContaining(id)]);
  });
});

describe('when the spool fails', () => {
  it('a delivered mail is not sent again while the spool cannot note it', async () => {
    await bench.spool.accept(message());
    let refusals = 3;
    const done: Spool['done'] = async (id) => {
      if (refusals-- > 0) throw full;
      return bench.spool.done(id);
    };
    let writes = 0;
    const rename: typeof disk.rename = async (from, to) => {
      writes++;
      return disk.rename(from, to);
    };
    bench.start({ spool: changed({ done }), disk: { ...disk, rename } });
    await bench.idle();
    expect([writes, bench.pauses]).toEqual([1, [1, 1, 1]]);
    expect(bench.lines.filter(({ level }) => level === 'error')).toHaveLength(3);
  });

  it('it is listed again a minute later', async () => {
    await bench.spool.accept(message());
    let refusals = 2;
    const waiting: Spool['waiting'] = async () => {
      if (refusals-- > 0) throw full;
      return bench.spool.waiting();
    };
    bench.start({ spool: changed({ waiting }) });
    await bench.idle();
    expect([bench.pauses, await bench.names('mailbox')]).toEqual([[1, 1], [expect.any(String)]]);
  });

  it('and stops in between, it is not', async () => {
    await bench.spool.accept(message());
    const waiting = jest.fn<Promise<string[]>, []>().mockRejectedValue(full);
    bench.start({ spool: changed({ waiting }), later: () => () => {} });
    await bench.stop();
    expect(waiting).toHaveBeenCalledTimes(1);
  });
});

describe('the log', () => {
  it('holds nothing that a visitor wrote, whatever goes wrong', async () => {
    const entry = message('Zoë Krasniqi');
    await bench.spool.accept(entry);
    await writeFile(await onlyFile(), '{"payload": zoe@mail.test');
    await bench.spool.accept(entry);
    await bench.spool.accept(entry);
    let first = true;
    const makeFolder: typeof disk.makeFolder = async (folder) => {
      if (first) {
        first = false;
        throw new Error('zoe@mail.test, Zoë Krasniqi');
      }
      return disk.makeFolder(folder);
    };
    bench.start({ disk: { ...disk, makeFolder } });
    await bench.idle();
    const log = JSON.stringify(bench.lines);
    expect(new Set(bench.lines.map(({ level }) => level))).toEqual(new Set(['fatal', 'error', 'info']));
    expect(log).not.toMatch(/zoe|zoë|krasniqi|mail\.test/i);
    // A fault without a code is ours: the line says where.
    expect(log).toContain('delivery.test');
  });
});
