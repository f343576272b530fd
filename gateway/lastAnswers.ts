import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a close end as soon as the last request is answered. Node by itself would
 * wait for the connections that were not idle at that moment until they are given
 * up, and for those that browsers open ahead of need.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  let closing = false;

  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
}
