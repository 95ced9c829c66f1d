import type { NotificationKind } from '#lib/server/store/schema';

/** How many mails a mailbox gets by themselves; further ones are gathered in digests. Times are in milliseconds. */
type MailLimitRule = {
  /** Mails of their own within any `windowMs`; of digests there is at most one. */
  singles: number;
  windowMs: number;
  /** From the first gathered mail to its digest, unless the digest before is less than `windowMs` old. */
  pauseMs: number;
};

/** The limit of one mailbox. */
export type MailLimit = MailLimitRule & {
  /** The kind of the digests that gather what is above the limit. */
  digest: NotificationKind;
  /** What the mails of one mailbox have in common, like its normalised address. Only a keyed hash of it is stored. */
  mailbox: string;
  /** The address as it was given: each mail, a digest too, goes to one address only. Stored as a keyed hash too. */
  address: string;
  /** The recipient of its digests; without one their handler knows it from what they gather. */
  recipient?: string;
};

/** What a mailbox was sent lately, in milliseconds since 1970. */
export type SentLately = {
  /** When mails of their own were enqueued, or are due. */
  sentAt: readonly number[];
  /** When the latest digest is due; it may be in the future. */
  digestAt: number | null;
};

/** The mails of their own that count at `now`: what was noted by a clock that was far ahead does not. */
const countedAt = (now: number, { sentAt }: SentLately, { windowMs }: MailLimitRule) =>
  sentAt.filter((at) => now - at < windowMs && at - now <= windowMs);

type Placed = { isSingle: true; sentAt: number[] } | { isSingle: false; digestAt: number };

/**
 * Decides whether a further mail goes out by itself at `now` (milliseconds since 1970), or when the digest that gathers
 * it is due: within `windowMs`, and not sooner after the latest digest.
 *
 *     placeMail({ sentAt: [], digestAt: null }, { singles: 5, windowMs: DAY_MS, pauseMs: HOUR_MS }, now)
 *     // { isSingle: true, sentAt: [now] }
 */
export function placeMail(sent: SentLately, rule: MailLimitRule, now: number): Placed {
  const { digestAt } = sent;
  const { singles, windowMs, pauseMs } = rule;
  const counted = countedAt(now, sent, rule);
  if (counted.length < singles) return { isSingle: true, sentAt: [...counted, now] };
  const soonest = digestAt === null ? now : digestAt + windowMs;
  return { isSingle: false, digestAt: Math.min(Math.max(now + pauseMs, soonest), now + windowMs) };
}

/**
 * The next time at which a further mail can go out by itself without exceeding the limit, for a mailbox that has reached
 * it at `now` (milliseconds since 1970); undefined when that is more than `windowMs` away.
 */
export function nextSingle(
  sent: SentLately,
  rule: MailLimitRule,
  now: number,
): { at: number; sentAt: number[] } | undefined {
  const { singles, windowMs } = rule;
  const counted = countedAt(now, sent, rule).sort((one, other) => one - other);
  const at = Math.max(now, counted.at(-1) ?? now, (counted.at(-singles) ?? now - windowMs) + windowMs);
  return at - now <= windowMs ? { at, sentAt: [...counted, at] } : undefined;
}
