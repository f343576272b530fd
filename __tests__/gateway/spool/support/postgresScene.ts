import { openPostgres } from '@/gateway/spool/postgres';
import type { OpenSpool } from '@/gateway/spool/types';
import { type Postgres, postgresPrograms, startPostgres } from '@/scripts/postgres';
import type { StoreScene } from './store';

/** A spool in a database of its own. */
export interface PostgresScene extends StoreScene {
  readonly server: Postgres;
  readonly url: string;
  spool: OpenSpool;
  /** Opens the same database as another gateway does. */
  asOperator(): Promise<OpenSpool>;
}

/** How long a claim lasts here, in milliseconds. */
export const lease = 1000;

/**
 * One server for the tests of one file, and a database for each of them. Where Postgres is not installed the tests are
 * skipped, and one line says so; in continuous integration that is an error.
 *
 * @param tests gets what gives the scene, once a test runs
 */
export function withPostgres(tests: (scene: () => PostgresScene) => void): void {
  if (!postgresPrograms()) {
    if (process.env.CI)
      throw new Error('Postgres is not installed, and continuous integration is to try it.');
    process.stderr.write('Postgres is not installed: the gateway is not tried with it.\n');
    it.skip('needs Postgres', () => {});
    return;
  }
  let server: Postgres;
  let scene: PostgresScene;
  let open: OpenSpool[] = [];
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  beforeEach(async () => {
    scene = await openScene();
  });
  afterEach(async () => {
    for (const spool of open) await spool.close();
    open = [];
  });
  tests(() => scene);

  async function openScene(): Promise<PostgresScene> {
    const time = { clock: Date.parse('2024-12-01T08:00:00Z') };
    const at = async (database: string) => {
      const spool = await openPostgres({ url: database, now: () => time.clock, lease });
      open.push(spool);
      return spool;
    };
    const url = await server.database();
    const opened: PostgresScene = Object.assign(time, {
      server,
      url,
      spool: await at(url),
      reopen: async () => {
        await opened.spool.close();
        opened.spool = await at(url);
      },
      asOperator: () => at(url),
      another: async () => at(await server.database()),
    });
    return opened;
  }
}
