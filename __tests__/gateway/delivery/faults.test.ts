import { writeFile } from 'node:fs/promises';
import { disk } from '@/gateway/spool/disk';
import type { Spool } from '@/gateway/spool/types';
import { benches, message } from './support/bench';
import { changed, full, onlyFile } from './support/faults';

const bench = benches();

describe('a spool entry that cannot be read', () => {
  it.each([
    ['cut', '{"id":"'],
    ['another entry', JSON.stringify({ id: 'x', form: 'short', receivedAt: '2024-06-01T10:00:00Z' })],
  ])('%s: buried and logged, never blocks the rest', async (_name, content) => {
    await bench().spool.accept(message('Zoë'));
    await writeFile(await onlyFile(bench()), content);
    await bench().spool.accept(message('b'));
    bench().start();
    await bench().idle();
    expect([await bench().names('mailbox'), await bench().names('spool/dead')]).toEqual([
      [expect.any(String)],
      [expect.any(String)],
    ]);
    expect(bench().lines).toContainEqual({
      level: 'fatal',
      facts: expect.objectContaining({ id: expect.stringMatching(/^[0-9a-f]{64}$/) }),
      text: 'spool entry cannot be read; it is now among the dead',
    });
  });
});

describe('when the spool fails', () => {
  it('a delivered mail is not sent again while the spool cannot note it', async () => {
    await bench().spool.accept(message());
    let refusals = 3;
    const done: Spool['done'] = async (id) => {
      if (refusals-- > 0) throw full;
      return bench().spool.done(id);
    };
    let writes = 0;
    const rename: typeof disk.rename = async (from, to) => {
      writes++;
      return disk.rename(from, to);
    };
    bench().start({ spool: changed(bench(), { done }), disk: { ...disk, rename } });
    await bench().idle();
    expect([writes, bench().pauses]).toEqual([1, []]);
    expect(bench().lines.filter(({ level }) => level === 'error')).toHaveLength(3);
  });
});

describe('the log', () => {
  it('holds nothing a visitor wrote, on any error', async () => {
    const entry = message('Zoë Krasniqi');
    await bench().spool.accept(entry);
    await writeFile(await onlyFile(bench()), '{"payload": zoe@mail.test');
    await bench().spool.accept(entry);
    await bench().spool.accept(entry);
    let first = true;
    const makeFolder: typeof disk.makeFolder = async (folder) => {
      if (first) {
        first = false;
        throw new Error('zoe@mail.test, Zoë Krasniqi');
      }
      return disk.makeFolder(folder);
    };
    bench().start({ disk: { ...disk, makeFolder } });
    await bench().idle();
    const log = JSON.stringify(bench().lines);
    expect(new Set(bench().lines.map(({ level }) => level))).toEqual(new Set(['fatal', 'error', 'info']));
    expect(log).not.toMatch(/zoe|zoë|krasniqi|mail\.test/i);
    // A fault without a code is ours: the line says where.
    expect(log).toContain('faults.test');
  });
});
