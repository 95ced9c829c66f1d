import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beginDraining } from '#lib/server/monitoring/draining';

const CLOSING_MS = 100;
/** Milliseconds that closing waits at most until no connection is queued. */
const QUEUE_MS = 2_000;
/** A turn of the event loop that takes fewer milliseconds had little to do. */
const IDLE_TURN_MS = 0.5;
/** Exit codes by which a supervisor sees that a signal ended the process. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

type Stop = {
  server: Server;
  /**
   * Milliseconds for which new connections are still accepted, while /api/ready says that the server is stopping. Each
   * response then closes its connection.
   */
  drainMs: number;
  /** Milliseconds that requests in progress may still take, and then `close`. */
  graceMs: number;
  /** Ends what runs besides requests. */
  close: () => Promise<void>;
};

/**
 * Calls `close` at a moment at which no connection is queued for this server, or after QUEUE_MS. Closing a listening
 * socket resets what the kernel has queued there, which a proxy cannot send again when it is a form, or when it has
 * asked the other server before. Node accepts one connection in each turn of its event loop, so that a busy server has
 * many in its queue; a turn that accepted none and was short found it empty. Decision 62 says why.
 */
function closeWhenQueueIsEmpty(server: Server, close: () => void): void {
  const deadline = performance.now() + QUEUE_MS;
  let hasAccepted = true;
  let turnBegan = Number.NEGATIVE_INFINITY;
  const note = () => {
    hasAccepted = true;
  };
  server.on('connection', note);
  // setImmediate calls right after connections were accepted.
  const look = () => {
    const now = performance.now();
    const isQueueEmpty = !hasAccepted && now - turnBegan < IDLE_TURN_MS;
    if (isQueueEmpty || now > deadline) {
      close();
      server.off('connection', note);
      return;
    }
    hasAccepted = false;
    turnBegan = now;
    setImmediate(look);
  };
  setImmediate(look);
}

/**
 * On SIGTERM and SIGINT: accepts connections for `drainMs` more, finishes the requests in progress, then `close`, then
 * ends the process. lib/outbox/worker.server.ts delays that end until its delivery in progress has finished.
 */
export function stopOnSignals({ server, drainMs, graceMs, close }: Stop): void {
  let isStopping = false;
  // Server.closeAllConnections() leaves those that are no longer HTTP.
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  async function stop(signal: keyof typeof EXIT_CODES): Promise<void> {
    // Shells send SIGINT to all processes of a command, and npm sends it once more.
    if (isStopping) return;
    isStopping = true;
    beginDraining();
    await pause(drainMs);
    await new Promise((done) => {
      server.once('close', done);
      closeWhenQueueIsEmpty(server, () => {
        // That of node:net, as that of node:http closes idle connections at once.
        NetServer.prototype.close.call(server);
        setInterval(() => server.closeIdleConnections(), CLOSING_MS).unref();
        const cut = () => {
          for (const socket of sockets) socket.destroy();
        };
        setTimeout(cut, graceMs).unref();
      });
    });
    await Promise.race([close().catch((error: unknown) => console.error(error)), pause(graceMs)]);
    process.exit(EXIT_CODES[signal]);
  }
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
}
