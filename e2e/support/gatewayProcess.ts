import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { end, freePort, listening } from '@/scripts/programs';

/** The gateway as `npm run serve` starts it, on its own port and folders; it can be killed and restarted. */
export class GatewayProcess {
  private running: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  /** Reserves port and folders; nothing runs yet. */
  static async prepare(): Promise<GatewayProcess> {
    return new GatewayProcess(await freePort(), await mkdtemp(join(tmpdir(), 'firnwerk-gateway-')));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Starts it and waits until it listens.
   * @param release folder that it serves and is started in; this checkout by default
   */
  async start(release = '.'): Promise<void> {
    this.running = spawn(process.execPath, ['hosting/gateway.mjs'], {
      cwd: release,
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        SPOOL_DIR: join(this.folder, 'spool'),
        MAILBOX_DIR: join(this.folder, 'mailbox'),
        LOG_LEVEL: 'fatal',
        // All the tests' visitors have one address.
        RATE_PER_MINUTE: '0',
        RATE_PER_HOUR: '0',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await listening(this.running, this.port);
  }

  /** Kills it, as a power cut would. */
  async kill(): Promise<void> {
    await end(this.running, 'SIGKILL');
  }

  /** Kills it and removes its folders. */
  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** @returns the mails it has delivered */
  async mails(): Promise<Email[]> {
    const folder = join(this.folder, 'mailbox');
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml'));
    return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  }
}
