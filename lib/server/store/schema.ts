import type { Generated } from 'kysely';

// Text, whole numbers and JSON as text only, so that SQLite and PostgreSQL run the same code. Instants are ISO 8601
// in UTC, truths are 0 and 1, '…_hash' is a SHA-256 in base64url.

export type ItemKind = 'event' | 'advertiser' | 'contact';

/** What somebody entrusted to us: an event, an advertiser's application or a message. */
export type ItemTable = {
  id: string;
  kind: ItemKind;
  /** What people are told, like 'BC-7K4M-92QX'. */
  reference: string;
  /** A state of the table of submission states, or one that a newer version wrote. */
  status: string;
  /** What the schema of its kind gave, as JSON; without private fields once they are past their time. */
  payload: string;
  /** Of the private link's token. */
  status_hash: string | null;
  created_at: string;
  updated_at: string;
  decided_at: string | null;
  /** A moderator's email address, 'submitter' or 'trap'. */
  decided_by: string | null;
  /** What the submitter is told of a rejection. */
  reason: string | null;
  /** The public id of an approved event. */
  event_id: string | null;
  /** Whether the event is shown from here or from the row that was added to the sheet. */
  published_via: 'store' | 'sheet' | null;
  /** What the submitter said after approval, as JSON: cancelled, or moved to another day or place. */
  announcement: string | null;
  /** For finding the same event twice: its day, and the slugs of place and title. */
  event_date: string | null;
  place_key: string | null;
  title_key: string | null;
  /** Raised with every change; a change names the version it saw. */
  version: Generated<number>;
  /** When private fields were deleted. */
  purged_at: string | null;
};

/** Which request made which item, so that the same one sent twice is answered twice and stored once. */
type IdempotencyTable = {
  endpoint: string;
  key_hash: string;
  body_hash: string;
  item_id: string;
  created_at: string;
};

/** Opening tokens that were used. */
type SpentTokenTable = { id: string; spent_at: string };

export type UploadTable = {
  /** The random name. */
  id: string;
  url: string;
  public_id: string;
  provider: 'disk' | 'cloudinary';
  bytes: number;
  width: number;
  height: number;
  created_at: string;
  /** The item that shows it; null until one does. */
  claimed_by: string | null;
};

export type NotificationKind =
  | 'moderators-new'
  | 'receipt'
  | 'decision'
  | 'sign-in'
  | 'contact-service'
  | 'sheet-append';

/** What has to go out. Texts and links are made when it is delivered, so no private link lies here. */
export type OutboxTable = {
  id: string;
  kind: NotificationKind;
  item_id: string | null;
  /** A moderator's address; null for what goes to the submitter or is for all moderators. */
  recipient: string | null;
  data: string;
  /** The same at every attempt. */
  message_id: string;
  /** What makes it one: the same notification is never written twice. */
  dedupe: string;
  created_at: string;
  next_attempt_at: string;
  /** What the clock showed when `next_attempt_at` was written; null where an older version wrote it. */
  scheduled_at: string | null;
  attempts: Generated<number>;
  /** Until when a worker has it in its hands. */
  lease_until: string | null;
  delivered_at: string | null;
  failed_at: string | null;
  /** A code, never words of a mail. */
  last_error: string | null;
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

/** Who did what when. */
type AuditTable = {
  id: string;
  item_id: string | null;
  at: string;
  /** A moderator's address, 'submitter', 'trap' or 'worker'. */
  who: string;
  action: string;
  /** JSON, without private fields of submitters. */
  detail: string;
};

/** Small facts shared by processes, like the number of the last change to approved events. */
type SettingTable = { name: string; value: string };

/** What a submitter filled into a form of the status page that could not be taken as it was; kept for an hour. */
type FormDraftTable = { item_id: string; form: string; filled: string; saved_at: string };

/**
 * How often something happened on a day in Belize: visits, steps of forms, buckets of load times, voice sessions.
 * There is nothing else to a row, so it can tell of nobody.
 */
type DailyCountTable = { day: string; name: string; detail: string; count: number };

export type Database = {
  items: ItemTable;
  idempotency_keys: IdempotencyTable;
  spent_tokens: SpentTokenTable;
  uploads: UploadTable;
  outbox: OutboxTable;
  sign_in_links: SignInLinkTable;
  sessions: SessionTable;
  audit: AuditTable;
  settings: SettingTable;
  form_drafts: FormDraftTable;
  daily_counts: DailyCountTable;
};
