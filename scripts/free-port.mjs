// Ports for servers that a script starts.
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections (Linux: from 32768; macOS and Windows: from 49152). */
const FIRST = 20_000;
const LAST = 32_000;
const TRIES = 100;

/** @param {number} port */
async function isFree(port) {
  const server = createServer();
  const isListening = await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => resolve(true));
  });
  if (isListening) await new Promise((done) => server.close(done));
  return isListening;
}

/**
 * A port that is free now, and stays so while its server is restarted: an outgoing connection does not get it. Throws
 * when it finds none, or when the wanted one is taken.
 * @param {number} [wanted]
 */
export async function freePort(wanted) {
  if (wanted) {
    if (await isFree(wanted)) return wanted;
    throw new Error(`Port ${wanted} is taken`);
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port');
}
