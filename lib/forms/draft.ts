import { z } from 'zod';
import { DAY_MS } from '#lib/time/durations';

const DRAFT_KINDS = ['event', 'advertiser', 'contact'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

const DRAFT_MAX_AGE_DAYS = 60;

/** What a device keeps of a form that is not sent yet. Times are milliseconds since 1970. */
const draftSchema = z.object({
  values: z.record(z.string(), z.unknown()),
  /** Counted from 0. */
  step: z.int().min(0).max(20),
  openedAt: z.number(),
  idempotencyKey: z.string().min(8).max(100),
  openingToken: z.string().max(2_000).optional(),
  /** The person pressed Send, and no final answer has come yet. */
  waiting: z.boolean().optional(),
  /** Exactly what was sent last: a repetition must be equal to the letter, its times included. */
  body: z.record(z.string(), z.unknown()).optional(),
  savedAt: z.number(),
});

export type Draft = z.output<typeof draftSchema>;

const isArrayBuffer = (value: unknown) => Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/** A picture as it lies on the device: bytes, because some browsers refuse to store a Blob. */
export const storedFileSchema = z.object({
  id: z.string().min(1).max(100),
  name: z.string(),
  type: z.string(),
  bytes: z.custom<ArrayBuffer>(isArrayBuffer),
  url: z.string().optional(),
});

/** A picture of a draft. `url` is the address our upload answered with; without it the picture is only here. */
export type DraftFile = { id: string; name: string; blob: Blob; url?: string };

/** A draft that has just been opened. */
export const newDraft = (now: number, idempotencyKey: string): Draft => ({
  values: {},
  step: 0,
  openedAt: now,
  idempotencyKey,
  savedAt: now,
});

/** What came from storage, if it is a draft and young enough to be offered again. */
export function draftFromStorage(stored: unknown, now: number): Draft | undefined {
  const { data } = draftSchema.safeParse(stored);
  return data && now - data.savedAt < DRAFT_MAX_AGE_DAYS * DAY_MS ? data : undefined;
}

/**
 * What to send: the body of the last attempt as long as nothing but the fields named as `passing` (times, the
 * browser's name) is new, so that the key that goes with it still fits; else the new one.
 */
export function bodyToSend<Body extends Record<string, unknown>>(
  last: Record<string, unknown> | undefined,
  body: Body,
  passing: ReadonlyArray<keyof Body & string>,
): Record<string, unknown> {
  if (!last) return body;
  const lasting = (of: Record<string, unknown>) =>
    JSON.stringify(
      Object.keys(body)
        .filter((name) => !passing.includes(name))
        .map((name) => of[name]),
    );
  return lasting(last) === lasting(body) ? last : body;
}
