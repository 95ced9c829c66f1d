import type { Check } from '#lib/server/monitoring/check';
import { sharedFor } from '#lib/server/monitoring/shared-for';
import { MINUTE_MS } from '#lib/time/durations';

type CheckName = 'store' | 'disk' | 'mail' | 'decoder';
type Probes = Record<CheckName, () => Promise<Check>>;
export type SubmissionChecks = Record<CheckName, Check>;

/** Every visitor's browser asks for the checks, so they run at most this often for all of them together. */
const SHARED_MS = 10_000;
/** A decoder that has started will start again; it costs a process each time. */
const DECODER_SHARED_MS = 5 * MINUTE_MS;
/** A probe that takes longer counts as failed. */
const PROBE_TIMEOUT_MS = 5_000;

/** What a probe that takes too long means: forms need store and disk at once, mails and images can wait. */
const LATE = { store: 'failing', disk: 'failing', mail: 'degraded', decoder: 'degraded' } as const;

/** The result of a probe, or that it took too long. */
function inTime(probe: () => Promise<Check>, late: Check, timeoutMs: number): Promise<Check> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Check>((resolve) => {
    timer = setTimeout(() => resolve(late), timeoutMs);
  });
  return Promise.race([probe(), timeout]).finally(() => clearTimeout(timer));
}

/** The checks, each shared among all who ask within its time. `clock` is in milliseconds. */
export function shareChecks(
  probes: Probes,
  { clock, timeoutMs = PROBE_TIMEOUT_MS }: { clock?: () => number; timeoutMs?: number } = {},
): Probes {
  const share = (name: CheckName) =>
    sharedFor(
      ({ status }: Check) => (name === 'decoder' && status === 'ok' ? DECODER_SHARED_MS : SHARED_MS),
      () => inTime(probes[name], { status: LATE[name], reason: 'The check takes too long' }, timeoutMs),
      clock,
    );
  return { store: share('store'), disk: share('disk'), mail: share('mail'), decoder: share('decoder') };
}
