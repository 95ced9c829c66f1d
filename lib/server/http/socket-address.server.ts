import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { processWide } from '../process-wide.server.ts';

/** The header in which a request carries the address of its own connection. */
export const SOCKET_ADDRESS_HEADER = 'x-socket-address';

/**
 * Writes every connection's own address into its request, over whatever the visitor sent under that name. A route
 * handler does not see the connection, and Next keeps an X-Forwarded-For that the visitor invented.
 */
export function noteSocketAddresses(): void {
  processWide('socket-address', () =>
    subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
    }),
  );
}
