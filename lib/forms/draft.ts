import { z } from 'zod';
import { DAY_MS } from '#lib/time/durations';

const DRAFT_KINDS = ['event', 'advertiser', 'contact'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export const DRAFT_MAX_AGE_DAYS = 60;

/** A form that is not submitted yet, as it is stored on the device. Times are milliseconds since 1970. */
const draftSchema = z.object({
  /** Names the draft on its device; '' for one from before drafts had names. */
  id: z.string().max(100).default(''),
  values: z.record(z.string(), z.unknown()),
  /** The current step, counted from 0. */
  step: z.int().min(0).max(20),
  openedAt: z.number(),
  idempotencyKey: z.string().min(8).max(100),
  openingToken: z.string().max(2_000).optional(),
  /** The form was submitted, and there is no final response yet. */
  waiting: z.boolean().optional(),
  /** The visitor has just asked for it: its form opens filled in, without offering it first. */
  isAskedFor: z.boolean().optional(),
  /** Exactly the body that was sent last: a retry with the same key must be identical, its times included. */
  body: z.record(z.string(), z.unknown()).optional(),
  savedAt: z.number(),
});

export type Draft = z.output<typeof draftSchema>;

/** A draft that has just been opened. */
export const newDraft = (now: number, idempotencyKey: string): Draft => ({
  id: idempotencyKey,
  values: {},
  step: 0,
  openedAt: now,
  idempotencyKey,
  savedAt: now,
});

/** Parses a stored draft; undefined when it is invalid or 60 days old. `now` is in milliseconds since 1970. */
export function draftFromStorage(stored: unknown, now: number): Draft | undefined {
  const { data } = draftSchema.safeParse(stored);
  return data && now - data.savedAt < DRAFT_MAX_AGE_DAYS * DAY_MS ? data : undefined;
}

const isEmpty = (value: unknown) =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0);

/**
 * The body to send: that of the last attempt as long as only the fields in `passing` (times, the browser's name)
 * differ, so that its idempotency key still fits; else the new one. Fields that the form has got since do not count while they are empty.
 */
export function bodyToSend<Body extends Record<string, unknown>>(
  last: Record<string, unknown> | undefined,
  body: Body,
  passing: ReadonlyArray<keyof Body & string>,
): Record<string, unknown> {
  if (!last) return body;
  const contentOf = (of: Record<string, unknown>) =>
    JSON.stringify(
      Object.keys(body)
        .filter((name) => !passing.includes(name))
        .filter((name) => name in last || !isEmpty(body[name]))
        .map((name) => of[name]),
    );
  return contentOf(last) === contentOf(body) ? last : body;
}
