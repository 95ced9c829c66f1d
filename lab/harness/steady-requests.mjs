// Traffic that does not depend on how fast it is answered.
import { setTimeout as pause } from 'node:timers/promises';

const TICK_MS = 40;

/**
 * Calls `send` with 0, 1, 2 … at a steady rate a second until the signal, and waits for all calls. Resolves to how many
 * were left out because `mostAtOnce` were open: further ones would measure only the waiting.
 */
export async function sendSteadily(rate, signal, send, { mostAtOnce = Number.POSITIVE_INFINITY } = {}) {
  const running = new Set();
  const startedAt = performance.now();
  let left = 0;
  for (let sent = 0; !signal.aborted; ) {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * rate);
    for (; sent < due; sent += 1) {
      if (running.size >= mostAtOnce) {
        left += 1;
        continue;
      }
      const call = send(sent).finally(() => running.delete(call));
      running.add(call);
    }
    await pause(TICK_MS);
  }
  await Promise.all(running);
  return left;
}
