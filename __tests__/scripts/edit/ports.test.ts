import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { portOf } from '@/scripts/edit/ports';
import { listen } from '@/scripts/programs';

// Where the editor listens, and one sentence where it cannot (specification 39.1).

test('a free pair, and the next one when the first or the second is taken', async () => {
  const server = createServer();
  const { port } = new URL(await listen(server));
  const taken = `Port ${port} is taken, by another editor perhaps; end that, or set another pair: EDIT_PORT=`;
  await expect(portOf(port)).rejects.toThrow(`${taken}${Number(port) + 10} npm run edit`);
  await expect(portOf(`${Number(port) - 1}`)).rejects.toThrow(taken);
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/edit/index.ts'], {
    encoding: 'utf8',
    env: { ...process.env, EDIT_PORT: port },
  });
  expect([status, stderr]).toEqual([1, `${taken}${Number(port) + 10} npm run edit\n`]);
  await new Promise((resolve) => server.close(resolve));
  expect(await portOf(port)).toBe(Number(port));
});

test.each(['80', '65535', 'here', '4400.5'])('%s is not a port', async (setting) => {
  await expect(portOf(setting)).rejects.toThrow(
    `EDIT_PORT: "${setting}" is not a port; write a number from 1024 to 65534, such as 4400`,
  );
});
