import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests exactly this path and these headers on a connection of its own; the body stays encoded. */
export function rawRequest(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/**
 * Sends these bytes, and with `dripMs` one more after each so many milliseconds, until the server closes the connection;
 * resolves to all it has sent.
 */
export function rawBytes(origin: string, bytes: string, dripMs?: number): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    const drip = dripMs === undefined ? undefined : setInterval(() => socket.write('x'), dripMs);
    // A connection that is closed while this still sends may be reset after the response.
    socket.once('error', (error) => {
      if (!received) reject(error);
    });
    socket.once('close', () => {
      clearInterval(drip);
      resolve(received);
    });
  });
}
