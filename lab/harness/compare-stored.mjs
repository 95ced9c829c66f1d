// Compares what was sent with the store and the mails, without using code of the site.
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Queries the embedded store (a file's path) or PostgreSQL (an address). */
export async function query(store, sql) {
  if (!store.startsWith('postgres')) {
    const database = new DatabaseSync(store, { readOnly: true });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: store });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * The faults in the store: every list should be empty. `noticesOf`: what is sent about a submission after its arrival.
 */
export async function compareWithStore(store, submissions, noticesOf = () => []) {
  const items = await query(store, 'select id, kind, reference, payload from items');
  const outbox = await query(store, 'select item_id, kind from outbox where recipient is null');
  const byReference = new Map(items.map((item) => [item.reference, item]));
  const count = new Map();
  for (const { payload } of items) {
    const id = /zq7marker-\d+-[\da-f]{8}/.exec(payload)?.[0] ?? 'a stranger';
    count.set(id, (count.get(id) ?? 0) + 1);
  }
  const notices = new Map();
  for (const { item_id, kind } of outbox)
    notices.set(item_id, [...(notices.get(item_id) ?? []), kind].sort());
  const sent = new Map(
    submissions.flatMap((submission) => [...submission.references].map((each) => [each, submission])),
  );
  const expectedNotices = (reference) => {
    const submission = sent.get(reference);
    return ['moderators-new', 'receipt', ...(submission ? noticesOf(submission) : [])].sort();
  };
  const acknowledged = submissions.filter(({ references }) => references.size > 0);
  return {
    acknowledged: acknowledged.length,
    stored: items.length,
    lost: acknowledged.filter(
      ({ id, references }) => ![...references].every((each) => byReference.get(each)?.payload.includes(id)),
    ),
    doubled: submissions.filter(({ id, references }) => (count.get(id) ?? 0) > 1 || references.size > 1),
    strangers: count.get('a stranger') ?? 0,
    /** Stored, but without a successful response so far. */
    unanswered: submissions.filter(({ id, references }) => count.has(id) && references.size === 0),
    withoutNotices: items.filter(
      ({ id, reference }) => String(notices.get(id) ?? []) !== String(expectedNotices(reference)),
    ),
  };
}

/** All rows of the outbox, delivered ones too. */
export const readOutbox = (store) =>
  query(
    store,
    'select kind, recipient, message_id, delivered_at, failed_at, next_attempt_at, last_error, digest_id from outbox',
  );

/** Why a mail of a kind is not sent after all: the question was answered, or the items decided, before it went out. */
const MOOT = {
  question: 'ANSWERED',
  'moderators-new': 'ALREADY_DECIDED',
  'moderators-digest': 'NOTHING_TO_SAY',
};

/** The faults among the mails: every list should be empty, `doubled` nearly. `received`: those of each Message-ID. */
export function compareWithMails(outbox, received) {
  // The notification of all moderators is expanded to one for each; some are in the mail of a digest.
  const notices = outbox.filter(({ kind, recipient }) => kind !== 'moderators-new' || recipient !== null);
  const isMoot = ({ kind, delivered_at, last_error }) => delivered_at !== null && MOOT[kind] === last_error;
  const single = notices.filter(({ digest_id }) => digest_id === null);
  const mails = single.filter((notice) => !isMoot(notice));
  const ids = new Set(mails.map(({ message_id }) => message_id));
  return {
    /** Notifications of one recipient about one item, by themselves or in a digest. */
    notices: notices.filter(({ kind }) => !kind.endsWith('-digest')).length,
    expected: ids.size,
    /** Mails that were not needed any more when their time came. */
    moot: single.length - mails.length,
    missing: [...ids].filter((id) => !received.has(id)),
    doubled: [...received].filter(([, { length }]) => length > 1),
    strangers: [...received.keys()].filter((id) => !ids.has(id)),
    unnoted: notices.filter(({ delivered_at }) => delivered_at === null),
  };
}
