import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../programs';

/**
 * A proxy that adds a phone's latency to a local server: all data is delayed by half a round trip in each direction.
 *
 * @param origin the server's
 * @param roundTrip in milliseconds
 */
export async function throttleNetwork(
  origin: string,
  roundTrip: number,
): Promise<{ origin: string; close: () => void }> {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }
    near.on('data', (data) => setTimeout(() => far.write(data), roundTrip / 2));
    far.on('data', (data) => setTimeout(() => near.write(data), roundTrip / 2));
    near.on('end', () => setTimeout(() => far.end(), roundTrip / 2));
    far.on('end', () => setTimeout(() => near.end(), roundTrip / 2));
  });
  return {
    origin: await listen(server),
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
