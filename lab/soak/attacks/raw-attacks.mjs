// Attacks below HTTP libraries: bytes that are no request, headers and bodies that never end, clients that hang up.
import { connect } from 'node:net';

/** Node lets headers go after 10 s, the front a body that stalls after 30 s and up to 5 s more. */
const LIMIT_MS = 90_000;
const IN_BODY_MS = 100;

/**
 * Sends bytes, then nothing (or one byte each `dripMs`), until the server closes the connection. Resolves to the status of
 * the response as an answer, 0 where there was none.
 */
export function sendBytes(url, bytes, { dripMs } = {}) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let received = '';
    let failure = 'closed without a response';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      received = (received + chunk.toString('latin1')).slice(0, 200);
    });
    const drip = dripMs && setInterval(() => socket.write('x'), dripMs);
    const limit = setTimeout(() => {
      failure = `still open after ${LIMIT_MS / 1_000} s`;
      received = '';
      socket.destroy();
    }, LIMIT_MS);
    socket.on('error', (error) => {
      failure = error.code ?? error.message;
    });
    socket.once('close', () => {
      clearInterval(drip);
      clearTimeout(limit);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
      resolve({ status, failure, ms: performance.now() - startedAt });
    });
  });
}

/** Asks for something and hangs up when the first bytes of it arrive; that is answered when there were any. */
export function hangUp(url, bytes) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(LIMIT_MS, () => end({ status: 0, failure: 'no byte' }));
    socket.once('data', (chunk) => end({ status: Number(chunk.toString('latin1').slice(9, 12)) }));
    socket.once('error', (error) => end({ status: 0, failure: error.code }));
    socket.once('close', () => resolve({ status: 0, failure: 'closed' }));
  });
}

/** Sends the beginning of a request and hangs up; there is never an answer. */
export function hangUpInBody(url, bytes) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(bytes, () => setTimeout(() => socket.destroy(), IN_BODY_MS)),
    );
    socket.on('error', () => {});
    socket.once('close', () => resolve({ status: 0, failure: 'hung up' }));
  });
}
