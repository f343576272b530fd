import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Step, watchedDisk } from '../support/disks';
import { began, benches, message } from './support/bench';
import { applicationPayload, read } from './support/entries';
import { dataUrl, samples } from './support/samples';

const bench = benches();

describe('".eml files into a local mailbox folder by default" (specification 28.5 and 28.6)', () => {
  it('one file per mail, named by time and entry, which only this user may read', async () => {
    await bench().spool.accept({ ...message(), key: 'k'.repeat(16) });
    bench().start();
    await bench().idle();
    const [name = '', ...others] = await bench().names('mailbox');
    expect(others).toEqual([]);
    expect(name).toMatch(/^20240601T100000Z-[0-9a-f]{64}\.eml$/);
    const { email } = await read(await bench().bytes('mailbox', name));
    expect(email.messageId).toBe(`<${name.slice(17, -4)}@www.firnwerk.example>`);
    expect((await stat(path.join(bench().folder, 'mailbox', name))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(bench().folder, 'mailbox'))).mode & 0o777).toBe(0o700);
  });

  it('tmp, fsync, rename, fsync of the folder, and of the one above for a new folder', async () => {
    await bench().spool.accept(message());
    const disk = watchedDisk();
    bench().start({ disk });
    await bench().idle();
    const [name] = await bench().names('mailbox');
    const [file, draft] = [`mailbox/${name}`, `mailbox/.${name}.draft`];
    const own = path.basename(bench().folder);
    const steps = disk.steps.filter(
      (step, index) => step !== disk.steps[index - 1] && !step.startsWith('remove'),
    );
    expect(steps).toEqual([
      `make folder ${own}/mailbox`,
      `create ${draft}`,
      `write ${draft}`,
      `sync file ${draft}`,
      `close ${draft}`,
      `rename ${file}`,
      `open folder ${own}/mailbox`,
      `sync folder ${own}/mailbox`,
      expect.stringMatching(`^open folder .*/${own}$`),
      expect.stringMatching(`^sync folder .*/${own}$`),
    ]);
  });

  it.each<[Step, string]>([
    ['write', 'ENOSPC'],
    ['rename', 'EIO'],
    ['sync folder', 'EIO'],
  ])(
    'when %s fails (%s) the mail waits, the operator hears of it, and it is one file in the end',
    async (step, code) => {
      await bench().spool.accept(message());
      const disk = watchedDisk();
      disk.failOnce(step, code);
      bench().start({ disk });
      await bench().idle();
      expect(await bench().names('mailbox')).toEqual([expect.stringMatching(/^2024.*\.eml$/)]);
      expect(bench().pauses).toEqual([1]);
      expect(bench().lines).toMatchObject([
        {
          level: 'error',
          facts: { code, form: 'short', remedy: expect.stringContaining('cannot be written') },
        },
        { level: 'info', text: 'mail delivered' },
      ]);
    },
  );

  it('replaces a draft that a killed process left', async () => {
    await bench().spool.accept(message());
    const [id = ''] = await bench().waiting();
    await mkdir(path.join(bench().folder, 'mailbox'));
    await writeFile(path.join(bench().folder, `mailbox/.20240601T100000Z-${id}.eml.draft`), 'half');
    bench().start();
    await bench().idle();
    expect(await bench().names('mailbox')).toEqual([`20240601T100000Z-${id}.eml`]);
  });
});

describe('files of a wrong type are "not lost"', () => {
  it('they are unchanged at the place the mail names, before it is sent', async () => {
    const [exe, docm, png] = [await samples.exe(), await samples.docm(), await samples.png()];
    const File = [dataUrl('pdf', exe), dataUrl('png', png), dataUrl('docx', docm)];
    const payload = { ...applicationPayload, File };
    await bench().spool.accept({ ...message(), form: 'application', payload });
    const [id] = await bench().waiting();
    const { disk } = bench();
    bench().start({ disk });
    await bench().idle();
    const withheld = (number: number) => `${began}.${id}-${number}.withheld`;
    expect(await bench().names('spool/withheld')).toEqual([withheld(1), withheld(3)]);
    expect(await bench().bytes('spool/withheld', withheld(1))).toEqual(exe);
    expect(await bench().bytes('spool/withheld', withheld(3))).toEqual(docm);
    const [name = ''] = await bench().names('mailbox');
    const { text, email } = await read(await bench().bytes('mailbox', name));
    for (const number of [1, 3])
      expect(text).toContain(path.join(bench().folder, 'spool/withheld', withheld(number)));
    expect(email.attachments.map(({ filename }) => filename)).toEqual(['cv-2.png']);
    const lastKept = disk.steps.lastIndexOf('sync folder spool/withheld');
    expect(lastKept).toBeGreaterThan(0);
    expect(lastKept).toBeLessThan(disk.steps.findIndex((step) => /^make folder .*mailbox$/.test(step)));
  });
});
