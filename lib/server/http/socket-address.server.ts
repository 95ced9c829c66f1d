import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { processWide } from '../process-wide.server.ts';

/** The request header that we set to the remote address of the socket. */
export const SOCKET_ADDRESS_HEADER = 'x-socket-address';

/**
 * Sets SOCKET_ADDRESS_HEADER on every request, replacing any value that the client sent. Route handlers have no access
 * to the socket, and Next keeps a forged X-Forwarded-For.
 */
export function recordSocketAddresses(): void {
  processWide('socket-address', () =>
    subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
    }),
  );
}
