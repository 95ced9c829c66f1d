import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { errorCode } from '#lib/server/error-code';
import { log } from '#lib/server/log.server';
import { isOutage } from '#lib/server/store/outage';
import { inTransaction } from '#lib/server/store/store.server';
import { type Channel, channelsOf } from './channel.ts';
import { rescheduleAfterClockSetBack } from './clock-set-back.server.ts';
import { DeliveryError } from './delivery-error.ts';
import type { DeliveryOutcome, Handlers, OutboxRow } from './handler.ts';
import { mailProblem } from './mail-problem.ts';
import { claimNext, DELIVERY_MS, forget, markDelivered, markFailed, release } from './outbox.server.ts';
import { verdictOn } from './retry-pauses.ts';
import { type Mailer, openMailer } from './send-mail.server.ts';

type Pass = {
  delivered: number;
  /** Not delivered, to be tried again. */
  postponed: number;
  /** Not delivered, for good. */
  failed: number;
  /** Whether a service was unreachable, so that the rest of its channel was not tried. */
  isCutShort: boolean;
};

type Options = {
  /** Ends the pass after the deliveries in progress. */
  ending?: AbortSignal;
  /** Aborts the deliveries in progress too, and releases their notifications. */
  aborting?: AbortSignal;
};

/** The kind of problem and a code for an error, without any of the notification's content. */
function problemOf(error: unknown) {
  if (error instanceof DeliveryError) return error;
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return { problem: 'temporary', code: 'UNREADABLE_DATA' } as const;
  return { problem: 'temporary', code: errorCode(error) ?? (error as Error).name } as const;
}

const MARKING_ATTEMPTS = 3;
const MARKING_PAUSE_MS = 1_000;

async function markByOutcome(row: OutboxRow, outcome: DeliveryOutcome, now: number): Promise<void> {
  if (typeof outcome !== 'object') return markDelivered(row, now);
  if (!('settle' in outcome)) return markDelivered(row, now, outcome.reason);
  await inTransaction(async (db) => {
    await markDelivered(row, now, outcome.reason, db);
    await outcome.settle(db, now);
  });
}

/** Notes that a notification was delivered. Retries when the store fails, since otherwise it would be delivered twice. */
async function withRetry(mark: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await mark();
    } catch (error) {
      if (attempt === MARKING_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, MARKING_PAUSE_MS));
    }
  }
}

type Round = { handlers: Handlers; pass: Pass; clock: () => number; mailer: Mailer; options: Options };

async function handle(row: OutboxRow, { handlers, clock, mailer, options }: Round): Promise<DeliveryOutcome> {
  const { aborting } = options;
  const signal = AbortSignal.any([AbortSignal.timeout(DELIVERY_MS), ...(aborting ? [aborting] : [])]);
  const handler = handlers[row.kind];
  if (!handler) throw new DeliveryError('temporary', 'NO_HANDLER');
  const now = clock();
  return handler.deliver(row, {
    now,
    signal,
    sendMail: (mail) =>
      mailer.send(mail, { messageId: row.message_id, now, signal }).catch((error: unknown) => {
        const { problem, code } = mailProblem(error);
        throw new DeliveryError(problem, code);
      }),
  });
}

async function deliverOne(row: OutboxRow, round: Round) {
  const { pass, clock, options, handlers } = round;
  const isForgotten = handlers[row.kind]?.isForgotten ?? false;
  try {
    const outcome = await handle(row, round);
    if (outcome === 'expanded') return;
    await withRetry(() => (isForgotten ? forget(row) : markByOutcome(row, outcome, clock())));
    if (outcome === 'delivered' || outcome.reason === null) pass.delivered += 1;
  } catch (error) {
    if (options.aborting?.aborted) return release(row, clock());
    // Errors of a mail server are DeliveryErrors by now, so this is an outage of the store: nothing can be marked.
    if (!(error instanceof DeliveryError) && isOutage(error)) throw error;
    const { problem, code } = problemOf(error);
    const verdict = verdictOn(
      { problem, code },
      { attempts: row.attempts, lastError: row.last_error },
      Math.random(),
    );
    await (verdict.isFinal && isForgotten ? forget(row) : markFailed(row, verdict, clock()));
    pass[verdict.isFinal ? 'failed' : 'postponed'] += 1;
    if (problem === 'unreachable') pass.isCutShort = true;
    log().warn(
      { kind: row.kind, code: verdict.code, attempts: row.attempts },
      'A notification was not delivered',
    );
    return problem;
  }
}

async function drain(channel: Channel, round: Round) {
  while (!round.options.ending?.aborted) {
    const row = await claimNext(channel, round.clock());
    if (!row) return;
    // Requests are served in between: the embedded store answers at once, so many rows would hold them up.
    await setImmediate();
    // Every further delivery to an unreachable service would take as long to fail.
    if ((await deliverOne(row, round)) === 'unreachable') return;
  }
}

/**
 * Delivers the notifications that are due at `now` (milliseconds since 1970) with the handlers of their kinds,
 * sequentially in each channel, until none is left or the channel's service is unreachable. Throws when the store
 * cannot be used; claimed notifications are free again when their leases expire.
 */
export async function deliverDue(now: number, handlers: Handlers, options: Options = {}): Promise<Pass> {
  const started = performance.now();
  const clock = () => now + Math.round(performance.now() - started);
  const pass: Pass = { delivered: 0, postponed: 0, failed: 0, isCutShort: false };
  await rescheduleAfterClockSetBack(now);
  const mailer = openMailer();
  const round = { handlers, pass, clock, mailer, options };
  const ends = await Promise.allSettled(channelsOf(handlers).map((channel) => drain(channel, round)));
  mailer.close();
  for (const end of ends) if ('reason' in end) throw end.reason;
  return pass;
}
