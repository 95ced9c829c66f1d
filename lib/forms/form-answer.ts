import { z } from 'zod';
import type { FieldErrors } from '#lib/text/field-errors';
import { parseJson } from '#lib/text/parse-json';
import { MINUTE_MS } from '#lib/time/durations';

const bodySchema = z.object({
  message: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  fields: z.record(z.string(), z.string()).optional().catch(undefined),
  reference: z.string().optional().catch(undefined),
  // Only a path of this site, because it becomes a link.
  statusUrl: z
    .string()
    .regex(/^\/status\/[\w-]+$/)
    .optional()
    .catch(undefined),
});

type AnswerBody = z.output<typeof bodySchema>;

/**
 * The outcome of one try: a response, or none (no network, or a timeout). `body` is missing when it is not our JSON.
 */
export type Try =
  | { answered: false }
  | { answered: true; status: number; body?: AnswerBody; retryAfterMs?: number };

export type SendResult =
  | { ok: true; message?: string; reference?: string; statusUrl?: string }
  /** `status` 0: there was no response. `code` 'cancelled': the page aborted the sending. */
  | { ok: false; error: string; code?: string; fields?: FieldErrors; status: number };

/** The sentences for a response without one: JSON without a sentence, and no JSON at all. */
type FallbackWords = { silent: (status: number) => string; unreadable: (status: number) => string };

const withStatus = (status: number) => `Submission failed with status ${status}`;
const STATUS_WORDS: FallbackWords = { silent: withStatus, unreadable: withStatus };
export const UNEXPECTED_SENTENCE = 'An unexpected error occurred. Please try again.';

/** The state of a sending, since Submit was pressed. */
type Sending = {
  /** Tries without a final response. */
  tries: number;
  /** Milliseconds of pauses so far while the device was online. */
  waitedMs: number;
  newTokens: number;
  newKeys: number;
  earlyAnswers: number;
};

export const FIRST_TRY: Sending = { tries: 0, waitedMs: 0, newTokens: 0, newKeys: 0, earlyAnswers: 0 };

type NextStep =
  | { do: 'finish'; result: SendResult }
  | { do: 'again'; afterMs: number; because: 'network' | 'server' }
  | { do: 'renew-token' }
  | { do: 'renew-key' };

export type RetryOptions = {
  words?: FallbackWords;
  /** Milliseconds of pauses while the device is online after which the sending fails. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 5 * MINUTE_MS;
const FIRST_PAUSE_MS = 1_000;
export const LONGEST_PAUSE_MS = 30_000;
/** Milliseconds before the server accepts a new opening token. */
export const TOKEN_AGE_MS = 15_500;
const MAX_NEW_TOKENS = 2;

const BUSY = new Set([408, 425, 429, 502, 503, 504]);
// 511 Network Authentication Required: a captive portal responds instead of our server.
const SIGN_IN_NEEDED = 511;

/** Parses a response, its JSON whatever the status; `now` is in milliseconds since 1970, for Retry-After. */
export function tryFromAnswer(status: number, text: string, retryAfter: string | null, now: number): Try {
  const retryAfterMs = retryAfterMsOf(retryAfter, now);
  return { answered: true, status, body: bodySchema.safeParse(parseJson(text)).data, retryAfterMs };
}

/** Milliseconds to wait, from a Retry-After header in seconds or with a date; undefined when it is neither. */
function retryAfterMsOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** The token in a response of POST /api/opening; undefined when there is none. */
export function tokenFromAnswer(text: string): string | undefined {
  return z.object({ token: z.string().min(1) }).safeParse(parseJson(text)).data?.token;
}

/** The state of a sending after a further try. */
export function after(tried: Try, sending: Sending): Sending {
  const code = tried.answered ? tried.body?.code : undefined;
  return {
    ...sending,
    tries: sending.tries + 1,
    newKeys: sending.newKeys + (code === 'idempotency' ? 1 : 0),
    earlyAnswers: sending.earlyAnswers + (code === 'too-early' ? 1 : 0),
  };
}

/** Growing pauses: 1, 2, 4 … 30 seconds. */
const pauseBefore = (tries: number) => Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);

/** Decides what to do after a try. Retries send the same body and key, unless a step renews the key. */
export function nextStep(
  tried: Try,
  sending: Sending,
  { words = STATUS_WORDS, timeoutMs = TIMEOUT_MS }: RetryOptions = {},
): NextStep {
  const again = (because: 'network' | 'server', afterMs: number, failure: SendResult): NextStep =>
    sending.waitedMs + afterMs > timeoutMs
      ? { do: 'finish', result: failure }
      : { do: 'again', afterMs, because };
  const noAnswer: SendResult = { ok: false, error: UNEXPECTED_SENTENCE, status: 0 };

  if (!tried.answered) return again('network', pauseBefore(sending.tries), noAnswer);
  const { status, body, retryAfterMs } = tried;
  if (status >= 200 && status < 300 && body && body.error === undefined) {
    const { message, reference, statusUrl } = body;
    return { do: 'finish', result: { ok: true, message, reference, statusUrl } };
  }
  // Not a response of our server but, for example, the sign-in page of a hotel's network. Nothing was stored.
  if (status < 400 || status === SIGN_IN_NEEDED)
    return again('network', pauseBefore(sending.tries), noAnswer);

  const error =
    body === undefined ? words.unreadable(status) : (body.error ?? body.message ?? words.silent(status));
  const failure: SendResult = { ok: false, error, code: body?.code, fields: body?.fields, status };
  if (body?.code === 'opening-token' && sending.newTokens < MAX_NEW_TOKENS) return { do: 'renew-token' };
  if (body?.code === 'idempotency' && sending.newKeys === 0) return { do: 'renew-key' };
  if (body?.code === 'too-early' && sending.earlyAnswers === 0)
    return again('server', retryAfterMs ?? TOKEN_AGE_MS, failure);
  if (body?.code === 'in-progress' || BUSY.has(status))
    return again('server', Math.max(retryAfterMs ?? 0, pauseBefore(sending.tries)), failure);
  return { do: 'finish', result: failure };
}
