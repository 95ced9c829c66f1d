import { DAY_MS } from '#lib/time/durations';

/** Days without an answer after which a submitter is reminded, once. */
const REMINDER_DAYS = 3;

/** Days without an answer after which an item is closed; reopened, it has as many again. */
export const CLOSING_DAYS = 30;

export const REMINDER_MS = REMINDER_DAYS * DAY_MS;
export const CLOSING_MS = CLOSING_DAYS * DAY_MS;

type Waiting = { waiting_since: string; reminded_at: string | null };

/**
 * The instant (milliseconds since 1970) at which the item of a question without an answer is closed: 30 days after it
 * began to wait, and at least three days after its reminder, which is late when no server was running.
 */
export const closesAt = ({ waiting_since, reminded_at }: Waiting): number =>
  Math.max(
    Date.parse(waiting_since) + CLOSING_MS,
    reminded_at === null ? 0 : Date.parse(reminded_at) + REMINDER_MS,
  );
