import { readFile } from 'node:fs/promises';
import type { Spool } from '@/gateway/spool/types';
import { began, benches, message } from './support/bench';
import { changed, noMailbox, onlyFile } from './support/faults';

const day = 24 * 60 * 60_000;

const bench = benches();

describe('delivery (specification 28.8)', () => {
  it('delivers entries waiting at its start and those stored later', async () => {
    for (const text of ['a', 'b', 'c']) await bench().spool.accept(message(text));
    bench().start();
    await bench().spool.accept(message('d'));
    await bench().idle();
    expect(await bench().names('mailbox')).toHaveLength(4);
    expect(bench().lines.map(({ text }) => text)).toEqual(Array(4).fill('mail delivered'));
  });
});

describe('an entry that cannot be delivered', () => {
  it('is tried for 5 days, then moved to dead/ unchanged, "with a loud log line"', async () => {
    await bench().spool.accept(message());
    const written = await readFile(await onlyFile(bench()), 'utf8');
    const [id] = await bench().waiting();
    bench().start({ disk: noMailbox });
    await bench().idle();
    expect(bench().pauses.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 67, 67, 67]);
    expect(Math.max(...bench().pauses)).toBe(67);
    expect(bench().clock - began).toBe(5 * day);
    expect(bench().lines.at(-1)).toEqual({
      level: 'fatal',
      facts: expect.objectContaining({ id, form: 'short', code: 'ENOSPC' }),
      text: 'mail could not be delivered for 5 days; it is now among the dead',
    });
    const [name = ''] = await bench().names('spool/dead');
    expect((await bench().bytes('spool/dead', name)).toString()).toBe(written);
  });

  it('does not keep the others waiting', async () => {
    await bench().spool.accept(message('a'));
    const [first = ''] = await bench().waiting();
    await bench().spool.accept(message('b'));
    const eio = Object.assign(new Error('Zoë'), { code: 'EIO' });
    const read: Spool['read'] = async (id) => {
      if (id === first) throw eio;
      return bench().spool.read(id);
    };
    bench().start({ spool: changed(bench(), { read }) });
    await bench().idle();
    expect(bench().lines.find(({ level }) => level === 'info')?.facts.id).not.toBe(first);
    expect([await bench().names('mailbox'), await bench().names('spool/dead')]).toEqual([
      [expect.any(String)],
      [expect.stringContaining(first)],
    ]);
    // The disk may recover: such an entry is not given up at once.
    expect(bench().pauses.slice(0, 3)).toEqual([1, 2, 4]);
  });
});
