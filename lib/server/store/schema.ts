import type { Generated } from 'kysely';

// Text, whole numbers and JSON as text only, so that SQLite and PostgreSQL run the same code. Instants are ISO 8601
// in UTC, booleans are 0 and 1, '…_hash' is a SHA-256 in base64url.

export type ItemKind = 'event' | 'advertiser' | 'contact';

/** Submissions: an event, an advertiser's application or a message. */
export type ItemTable = {
  id: string;
  kind: ItemKind;
  /** For people to quote, like 'BC-7K4M-92QX'; not secret. */
  reference: string;
  /** A state of the table of submission states, or one that a newer version wrote. */
  status: string;
  /** The validated fields, as JSON; private fields are removed after their retention. */
  payload: string;
  /** What moderators search in: reference, title and sender's name and address, with case and accents folded. */
  search_text: string;
  /** The hash of the private link's token. */
  status_hash: string | null;
  created_at: string;
  updated_at: string;
  decided_at: string | null;
  /** A moderator's email address, 'submitter', 'trap' (the honeypot) or 'worker' (closed without an answer). */
  decided_by: string | null;
  /** The reason for a rejection, sent to the submitter. */
  reason: string | null;
  /** The public id of an approved event. */
  event_id: string | null;
  /** Whether the event is served from this table, or from the row that was added to the sheet. */
  published_via: 'store' | 'sheet' | null;
  /** The organiser's announcements after approval, oldest first, as JSON: cancelled, or moved to another day or place. */
  announcement: string | null;
  /** The fields that its organiser proposes to change on the public event, as JSON; null while nothing is proposed. */
  proposal: string | null;
  proposed_at: string | null;
  /** The answer to the last proposal, as JSON; null while one waits. */
  proposal_answer: string | null;
  /**
   * Of an event whose approval was taken back, also once it is approved again: its public id, and its public fields as its
   * organiser knows them, as JSON.
   */
  former_event_id: string | null;
  former_event: string | null;
  /** How often the public event has changed, and when it did last; never less than before. */
  public_changes: Generated<number>;
  public_changed_at: string | null;
  /** Further dates that the public event had and has no longer, as JSON: calendars that have them are told. */
  withdrawn_dates: string | null;
  /** Fingerprints of rows of the sheet from before a correction, as JSON: the corrected event is shown instead. */
  superseded_rows: string | null;
  /** For finding duplicates: the event's day, and the slugs of place and title. */
  event_date: string | null;
  place_key: string | null;
  title_key: string | null;
  /** The mailbox of its sender, by which repeated senders are counted; '' without an address. */
  sender_key: string | null;
  /** Incremented by every change, for optimistic locking. */
  version: Generated<number>;
  /** When private fields were deleted. */
  purged_at: string | null;
};

/** Marks of an item's text: equal ones at two items mean that a paragraph, or nearly the whole text, is the same. */
type ItemTextTable = { item_id: string; hash: string };

/** Decisions that a moderator made about several items at once. */
type BulkDecisionTable = {
  id: string;
  who: string;
  at: string;
  action: string;
  /** What became of each item, as JSON. */
  outcomes: string;
  /** What became of each when all were taken back, as JSON; null until then. */
  undone: string | null;
};

/** Which request created which item, so that a repeated request is stored once. */
type IdempotencyTable = {
  endpoint: string;
  key_hash: string;
  body_hash: string;
  item_id: string;
  created_at: string;
};

/** Used tokens. */
type SpentTokenTable = { id: string; spent_at: string };

export type UploadTable = {
  /** The random name. */
  id: string;
  url: string;
  public_id: string;
  provider: 'disk' | 'cloudinary' | 's3';
  /** Of all its files together. */
  bytes: number;
  width: number;
  height: number;
  created_at: string;
  /** The item that shows the image; null until one does. */
  claimed_by: string | null;
  /**
   * The keyed hash of the network that uploaded it, whose share of the budget it uses; null once a moderator has decided
   * about its item.
   */
  network_hash: string | null;
};

export type NotificationKind =
  | 'moderators-new'
  | 'moderators-digest'
  | 'receipt'
  | 'receipts-digest'
  | 'decision'
  | 'correction'
  | 'question'
  | 'question-reminder'
  | 'question-closed'
  | 'sign-in'
  | 'contact-service'
  | 'sheet-append'
  | 'slide-booked'
  | 'lost-links'
  | 'private-link'
  | 'sheet-faults';

/** Notifications to deliver. Texts and links are created at delivery, so the table contains no private links. */
export type OutboxTable = {
  id: string;
  kind: NotificationKind;
  item_id: string | null;
  /**
   * The email address of a moderator or of an editor of the sheet, or the one that somebody typed who has lost a link, known
   * or not: such a row is deleted with its delivery, after a day at the latest. Null for the submitter or all moderators.
   */
  recipient: string | null;
  data: string;
  /** The Message-ID of the mail, the same at every attempt. */
  message_id: string;
  /** Unique key: the same notification is never inserted twice. */
  dedupe: string;
  created_at: string;
  next_attempt_at: string;
  /** The time when `next_attempt_at` was written. */
  scheduled_at: string;
  attempts: Generated<number>;
  /** Until when a process has leased the row for delivery. */
  lease_until: string | null;
  delivered_at: string | null;
  failed_at: string | null;
  /** An error code, never text of the mail. */
  last_error: string | null;
  /** The notification that includes this one in its mail; null for those that are delivered by themselves. */
  digest_id: string | null;
  /** The keyed hash of the mailbox for which a receipt or lost links are counted, from its first attempt until it is delivered. */
  address_hash: string | null;
};

/** What one mailbox was sent lately, so that its mails can be limited. */
type MailLimitTable = {
  /** A keyed hash of the mailbox and the kind of its digests. */
  key: string;
  /** When mails of their own were enqueued or are due, as a JSON array of milliseconds since 1970. */
  sent_at: string;
  /** The latest digest, and when it is due. */
  digest_id: string | null;
  digest_at: string | null;
  updated_at: string;
};

/** Requests counted for a while, by a keyed hash of a network and what it asks for. */
type RateLimitTable = {
  key: string;
  points: number;
  /** Milliseconds since 1970 at which counting starts again; PostgreSQL returns it as text. */
  expire: number | string;
};

type SignInLinkTable = {
  id: string;
  token_hash: string;
  email: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

type SessionTable = {
  id_hash: string;
  email: string;
  created_at: string;
  seen_at: string;
  expires_at: string;
  revoked_at: string | null;
};

/** The audit log. */
type AuditTable = {
  id: string;
  item_id: string | null;
  at: string;
  /** A moderator's email address, 'submitter', 'trap' (the honeypot) or 'worker' (the outbox). */
  who: string;
  action: string;
  /** JSON, without private fields of submitters. */
  detail: string;
};

/** Small values shared by processes, like the version of the approved events. */
type SettingTable = { name: string; value: string };

/** The fields of an invalid form of the status page, to fill it in again after the redirect; stored for an hour. */
type FormDraftTable = { item_id: string; form: string; filled: string; saved_at: string };

/** Questions of moderators to submitters, with the answers: the submitter's private words, deleted with their details. */
export type QuestionTable = {
  id: string;
  item_id: string;
  question: string;
  /** A moderator's email address. */
  asked_by: string;
  asked_at: string;
  /** Since when it waits for an answer: it was asked, or its item was reopened. */
  waiting_since: string;
  answer: string | null;
  answered_at: string | null;
  /** When its one reminder was enqueued. */
  reminded_at: string | null;
  /** When a moderator took it back. */
  taken_back_at: string | null;
};

/** Daily counts in Belize time: visits, form steps, slides, load time buckets, voice sessions. Nothing identifies a visitor. */
type DailyCountTable = { day: string; name: string; detail: string; count: number };

/** Slides of the home page that moderators have booked for some days. All of it is public but the results' link. */
export type SlideTable = {
  /** What it is counted under. */
  id: string;
  title: string;
  description: string;
  alt: string;
  url: string;
  /** The path of one of our drawings, or the address of an upload; '' once that was deleted after the end. */
  image: string;
  /** Days in Belize, both included. */
  first_day: string;
  last_day: string;
  /** Whether somebody pays for it. */
  is_paid: number;
  /** The application it belongs to, which may be deleted by now. */
  item_id: string | null;
  /** Where the link to its results goes when it belongs to no application; deleted a set time after its end. */
  advertiser_email: string | null;
  /** The hash of the token of the link to its results. */
  results_hash: string;
  created_at: string;
  updated_at: string;
  /** When a moderator ended it, before its last day. */
  ended_at: string | null;
  /** Incremented by every change, for optimistic locking. */
  version: Generated<number>;
};

/** What a moderator has decided about the celebration of an event. The audit log says who. */
type CelebrationOverrideTable = {
  /** The public id, of a row of the sheet or an approved submission. */
  event_id: string;
  /** The slug of the celebration it was put in, or 'none'; null: the words of its title decide again. */
  celebration: string | null;
  changed_at: string;
  /** Incremented by every change, for optimistic locking. */
  version: number;
};

/** What is remembered of each event of the served calendar: public facts only. */
export type RememberedEventTable = {
  /** The lasting UID for calendars. */
  uid: string;
  /** The one of several dates whose calendar entry has it, where that is not the first any more. */
  uid_day: string | null;
  /** The present id, or the last one. */
  event_id: string;
  /** The ids that it had before, as a JSON array, oldest first. */
  former_ids: string;
  /** The UIDs of events that a moderator has joined with it, as a JSON array. */
  joined_uids: string;
  source: 'sheet' | 'store';
  /** A digest of the public fields; '' once they are deleted. */
  hash: string;
  /** Null for what was there at the first reading. */
  first_seen: string | null;
  changed_at: string | null;
  /** Null while it is listed. */
  gone_since: string | null;
  sequence: number;
  /** The last public fields, as JSON; null once it was withdrawn, taken off the calendar or is said to be gone. */
  event: string | null;
  /** Its first day and its place before it last moved, and since when, as JSON. */
  moved_from: string | null;
};

export type Database = {
  items: ItemTable;
  item_texts: ItemTextTable;
  bulk_decisions: BulkDecisionTable;
  idempotency_keys: IdempotencyTable;
  spent_tokens: SpentTokenTable;
  uploads: UploadTable;
  outbox: OutboxTable;
  sign_in_links: SignInLinkTable;
  sessions: SessionTable;
  audit: AuditTable;
  settings: SettingTable;
  form_drafts: FormDraftTable;
  questions: QuestionTable;
  daily_counts: DailyCountTable;
  mail_limits: MailLimitTable;
  rate_limits: RateLimitTable;
  slides: SlideTable;
  celebration_overrides: CelebrationOverrideTable;
  remembered_events: RememberedEventTable;
};
