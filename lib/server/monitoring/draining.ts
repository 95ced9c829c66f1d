const KEY = Symbol.for('belize-celebrations.draining');
const shared = globalThis as { [KEY]?: boolean };

/**
 * Says that this server is about to stop: from now on /api/ready responds with 503, so that a load balancer sends its
 * next requests to another one. Call it at SIGTERM, and go on serving until the load balancer has noticed. It holds for
 * the whole process, and cannot be taken back.
 */
export function beginDraining(): void {
  shared[KEY] = true;
}

/** Whether this server is about to stop. */
export const isDraining = (): boolean => shared[KEY] === true;
