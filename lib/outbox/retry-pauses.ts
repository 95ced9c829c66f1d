import type { DeliveryProblem } from './delivery-error.ts';

// Short at first, since most failures are; then hourly for about a day.
const GROWING_SECONDS = [10, 30, 60, 120, 300, 600, 1_200, 1_800];
const HOUR_SECONDS = 3_600;
/** Attempts before a notification counts as failed: 31 pauses between them, nearly 24 hours. */
const MAX_ATTEMPTS = 32;
/** The largest share by which a pause is lengthened, so that retries are spread out. */
const JITTER = 0.2;

// A refusal is retried, since a server may reject us by mistake for a while; an address that does not exist only once.
const REFUSED_SECONDS = [600, 3_600, 4 * 3_600];
const HOPELESS_SECONDS = [600];

const lengthened = (seconds: number, chance: number) => Math.round(seconds * (1 + JITTER * chance) * 1_000);

/** Milliseconds to wait after the attempt of this number (1 is the first); `chance` is from 0 to 1. */
export const pauseAfter = (attempts: number, chance = 0): number =>
  lengthened(GROWING_SECONDS[attempts - 1] ?? HOUR_SECONDS, chance);

/** The number of refusals in a row, which is part of the last code: 'SMTP_550 (2)'. */
const refusalsOf = (lastError: string | null): number =>
  Number(/ \((\d+)\)$/.exec(lastError ?? '')?.[1] ?? 0);

export type Verdict = { code: string } & ({ isFinal: true } | { isFinal: false; pauseMs: number });

/**
 * Decides after a failed attempt how long to wait for the next one, or that it was the last; `chance` is from 0 to 1.
 */
export function verdictOn(
  { problem, code }: { problem: DeliveryProblem; code: string },
  { attempts, lastError }: { attempts: number; lastError: string | null },
  chance: number,
): Verdict {
  if (problem !== 'refused' && problem !== 'hopeless')
    return attempts >= MAX_ATTEMPTS
      ? { code, isFinal: true }
      : { code, isFinal: false, pauseMs: pauseAfter(attempts, chance) };
  const refusals = refusalsOf(lastError) + 1;
  const seconds = (problem === 'hopeless' ? HOPELESS_SECONDS : REFUSED_SECONDS)[refusals - 1];
  const counted = `${code} (${refusals})`;
  return seconds === undefined
    ? { code: counted, isFinal: true }
    : { code: counted, isFinal: false, pauseMs: lengthened(seconds, chance) };
}
