import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolder } from '@/gateway/spool/folder';
import type { OpenSpool } from '@/gateway/spool/types';
import { type WatchedDisk, watchedDisk } from '../../support/disks';
import type { StoreScene } from './store';

/** A spool in a folder of its own, on a disk that can fail. */
export interface SpoolScene extends StoreScene {
  readonly folder: string;
  readonly disk: WatchedDisk;
  spool: OpenSpool;
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
  const above = await mkdtemp(path.join(tmpdir(), 'firnwerk-spool-'));
  const folder = path.join(above, 'spool');
  const disk = watchedDisk();
  const time = { clock: Date.parse('2024-12-01T08:00:00Z') };
  const now = () => time.clock;
  const others: OpenSpool[] = [];
  const other = async (options: { folder: string; asOperator: boolean }) => {
    const spool = await openFolder({ ...options, now });
    others.push(spool);
    return spool;
  };
  const scene: SpoolScene = Object.assign(time, {
    folder,
    disk,
    spool: await openFolder({ folder, disk, now }),
    reopen: async () => {
      await scene.spool.close();
      scene.spool = await openFolder({ folder, disk, now });
    },
    asOperator: () => other({ folder, asOperator: true }),
    another: () => other({ folder: path.join(above, 'another'), asOperator: false }),
    end: async () => {
      for (const spool of [scene.spool, ...others]) await spool.close();
      await rm(above, { recursive: true, force: true });
    },
  });
  return scene;
}
