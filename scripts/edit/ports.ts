import { createServer } from 'node:net';
import { listen } from '../programs';

/** The editor's port; the site uses the next one. */
const usual = 4400;

/**
 * @param setting of `EDIT_PORT`
 * @returns the editor's port
 * @throws with one sentence when it is not a port, or when it or the next one is taken
 */
export async function portOf(setting: string | undefined): Promise<number> {
  const port = setting ? Number(setting) : usual;
  if (!Number.isInteger(port) || port < 1024 || port > 65_534)
    throw new Error(
      `EDIT_PORT: "${setting}" is not a port; write a number from 1024 to 65534, such as ${usual}`,
    );
  for (const needed of [port, port + 1])
    if (!(await isFree(needed)))
      throw new Error(
        `Port ${needed} is taken, by another editor perhaps; end that, or set another pair: EDIT_PORT=${port + 10} npm run edit`,
      );
  return port;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await listen(server, port);
    await new Promise((resolve) => server.close(resolve));
    return true;
  } catch {
    return false;
  }
}
