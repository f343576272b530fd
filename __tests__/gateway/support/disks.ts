import { type Disk, disk as realDisk } from '@/gateway/spool/disk';

/** What a spool asks of its disk, one by one. */
export type Step =
  | 'make folder'
  | 'create'
  | 'write'
  | 'sync file'
  | 'close'
  | 'rename'
  | 'open folder'
  | 'sync folder'
  | 'remove'
  | 'list';

export interface WatchedDisk extends Disk {
  /** Every step that was begun, with the last two parts of its path. */
  readonly steps: string[];
  /** From now on a step fails with a code of the system, on paths that hold `part`; undefined repairs it. */
  fail(step: Step, code: string | undefined, part?: string): void;
  /** The same, for the next time only. */
  failOnce(step: Step, code: string): void;
  /** From now on a step waits; returns what lets it go on. */
  hold(step: Step): () => void;
}

/** @returns the real disk, which tells what it is asked and fails or waits when a test says so */
export function watchedDisk(): WatchedDisk {
  const steps: string[] = [];
  const failures = new Map<Step, { code: string; part: string; once?: boolean }>();
  const holds = new Map<Step, Promise<void>>();

  async function before(step: Step, file: string): Promise<void> {
    steps.push(`${step} ${file.split('/').slice(-2).join('/')}`);
    await holds.get(step);
    const failure = failures.get(step);
    if (!failure || !file.includes(failure.part)) return;
    if (failure.once) failures.delete(step);
    throw Object.assign(new Error(`${failure.code}: ${step}`), { code: failure.code });
  }

  const asked =
    <Result>(step: Step, work: (file: string) => Promise<Result>) =>
    async (file: string): Promise<Result> => {
      await before(step, file);
      return work(file);
    };
  return {
    ...realDisk,
    steps,
    fail: (step, code, part = '') => {
      if (code === undefined) failures.delete(step);
      else failures.set(step, { code, part });
    },
    failOnce: (step, code) => void failures.set(step, { code, part: '', once: true }),
    hold: (step) => {
      let release = () => {};
      holds.set(
        step,
        new Promise<void>((resolve) => {
          release = resolve;
        }),
      );
      return () => release();
    },
    makeFolder: asked('make folder', realDisk.makeFolder),
    list: asked('list', realDisk.list),
    remove: asked('remove', realDisk.remove),
    rename: async (from, to) => {
      await before('rename', to);
      return realDisk.rename(from, to);
    },
    create: asked('create', async (file) => {
      const handle = await realDisk.create(file);
      return {
        writeFile: async (data) => {
          await before('write', file);
          return handle.writeFile(data);
        },
        sync: () => asked('sync file', () => handle.sync())(file),
        close: async () => {
          await handle.close();
          await before('close', file);
        },
      };
    }),
    openFolder: asked('open folder', async (folder) => {
      const handle = await realDisk.openFolder(folder);
      return {
        writeFile: (data) => handle.writeFile(data),
        close: () => handle.close(),
        sync: () => asked('sync folder', () => handle.sync())(folder),
      };
    }),
  };
}
