import type { NotificationKind } from '#lib/server/store/schema';

/** How many mails of a kind a recipient gets by themselves; further ones are gathered in digests. */
export type MailLimit = {
  /** The kind of the digests that gather what is above the limit. */
  digest: NotificationKind;
  recipient: string;
  /** Mails of their own within any `windowMs` (milliseconds); of digests there is at most one. */
  singles: number;
  windowMs: number;
  /** Milliseconds from the first gathered mail to its digest, unless the digest before is less than `windowMs` old. */
  pauseMs: number;
};

/** What a recipient was sent lately, in milliseconds since 1970. */
type SentLately = {
  /** When mails of their own were enqueued. */
  sentAt: readonly number[];
  /** When the latest digest is due; it may be in the future. */
  digestAt: number | null;
};

type Placed = { isSingle: true; sentAt: number[] } | { isSingle: false; digestAt: number };

/**
 * Decides whether a further mail goes out by itself at `now` (milliseconds since 1970), or when the digest that gathers
 * it is due: within `windowMs`, and not sooner after the latest digest.
 *
 *     placeMail({ sentAt: [], digestAt: null }, { singles: 20, windowMs: HOUR_MS, pauseMs: 10 * MINUTE_MS }, now)
 *     // { isSingle: true, sentAt: [now] }
 */
export function placeMail(
  { sentAt, digestAt }: SentLately,
  { singles, windowMs, pauseMs }: Pick<MailLimit, 'singles' | 'windowMs' | 'pauseMs'>,
  now: number,
): Placed {
  // What was noted by a clock that was far ahead does not count.
  const counted = sentAt.filter((at) => Math.abs(now - at) < windowMs);
  if (counted.length < singles) return { isSingle: true, sentAt: [...counted, now] };
  const soonest = digestAt === null ? now : digestAt + windowMs;
  return { isSingle: false, digestAt: Math.min(Math.max(now + pauseMs, soonest), now + windowMs) };
}
