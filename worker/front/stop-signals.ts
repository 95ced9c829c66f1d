import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beginDraining } from '#lib/server/monitoring/draining';

const CLOSING_MS = 100;
/** Exit codes by which a supervisor sees that a signal ended the process. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

type Stop = {
  server: Server;
  /** Milliseconds for which idle connections stay open: a request that arrives on one is answered, and closes it. */
  idleMs: number;
  /** Milliseconds that requests in progress may still take. */
  graceMs: number;
  /** Ends what runs besides requests. */
  close: () => Promise<void>;
};

/**
 * On SIGTERM and SIGINT: accepts no connections, finishes the requests in progress, then `close`, then ends the process.
 * lib/outbox/worker.server.ts delays that end until its delivery in progress has finished.
 */
export function stopOnSignals({ server, idleMs, graceMs, close }: Stop): void {
  let isStopping = false;
  async function stop(signal: keyof typeof EXIT_CODES): Promise<void> {
    // Shells send SIGINT to all processes of a command, and npm sends it once more.
    if (isStopping) return;
    isStopping = true;
    beginDraining();
    // That of node:net, as that of node:http closes idle connections at once.
    const closed = new Promise((done) => NetServer.prototype.close.call(server, done));
    await pause(idleMs);
    const idle = setInterval(() => server.closeIdleConnections(), CLOSING_MS);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(cut);
    await close().catch((error: unknown) => console.error(error));
    process.exit(EXIT_CODES[signal]);
  }
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
}
