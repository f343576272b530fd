import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSpool } from '@/gateway/spool';
import type { OpenSpool } from '@/gateway/spool/types';
import { type WatchedDisk, watchedDisk } from '../../support/disks';

/** A spool in a folder of its own, on a disk that can fail. */
export interface SpoolScene {
  readonly folder: string;
  readonly disk: WatchedDisk;
  spool: OpenSpool;
  /** What the spool takes for the time: milliseconds since 1970. */
  clock: number;
  /** Closes the spool and opens it again, as a restart of the gateway does; in between does what is given. */
  reopen(between?: () => Promise<void>): Promise<void>;
  end(): Promise<void>;
}

/** The key of the visitor whom most tests are about. */
export const key = 'key-of-a-visitor';

/**
 * A scene of its own for each test of one file.
 *
 * @returns gives the scene, once a test runs
 */
export function spoolScene(): () => SpoolScene {
  let scene: SpoolScene;
  beforeEach(async () => {
    scene = await openScene();
  });
  afterEach(() => scene.end());
  return () => scene;
}

async function openScene(): Promise<SpoolScene> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firnwerk-spool-'));
  const disk = watchedDisk();
  const time = { clock: Date.parse('2024-12-01T08:00:00Z') };
  const open = () => openSpool({ folder, disk, now: () => time.clock });
  const scene: SpoolScene = Object.assign(time, {
    folder,
    disk,
    spool: await open(),
    reopen: async (between?: () => Promise<void>) => {
      await scene.spool.close();
      await between?.();
      scene.spool = await open();
    },
    end: async () => {
      await scene.spool.close();
      await rm(folder, { recursive: true, force: true });
    },
  });
  return scene;
}
