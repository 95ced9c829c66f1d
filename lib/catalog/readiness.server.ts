import 'server-only';
import { isDraining } from '#lib/server/monitoring/draining';
import { storeCheck } from '#lib/submissions/upkeep/submission-checks.server';
import { hasEvents } from './catalog-state.server.ts';

type Readiness = { ready: true } | { ready: false; reason: 'stopping' | 'nothing to serve' };

/**
 * Whether a load balancer should send requests to this server: it is not stopping, and has events to show or a store to
 * write to. Cheap enough to be asked every second.
 */
export async function readiness(): Promise<Readiness> {
  if (isDraining()) return { ready: false, reason: 'stopping' };
  if (hasEvents()) return { ready: true };
  const { status } = await storeCheck();
  return status === 'failing' ? { ready: false, reason: 'nothing to serve' } : { ready: true };
}
