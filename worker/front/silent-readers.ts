import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Disconnects clients that take nothing of what is sent for so many milliseconds, within three times as many. Node's own
 * `server.timeout` would do it, but renews a timer for each request: a fifth of the time that one from memory takes.
 */
export function disconnectSilentReaders(server: Server, silentMs: number): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  setInterval(() => {
    for (const socket of sockets)
      if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(silentMs);
  }, silentMs).unref();
}
