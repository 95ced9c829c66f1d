// What the store holds, read beside the site by nothing of the site's own.
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Asks the embedded store (a file's path) or PostgreSQL (an address). */
async function ask(store, question) {
  if (!store.startsWith('postgres')) {
    const database = new DatabaseSync(store, { readOnly: true });
    try {
      return database.prepare(question).all();
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: store });
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

/** What went wrong with the store: every list should be empty. */
export async function compareWithStore(store, submissions) {
  const items = await ask(store, 'select id, kind, reference, payload from items');
  const outbox = await ask(store, 'select item_id, kind from outbox where recipient is null');
  const byReference = new Map(items.map((item) => [item.reference, item]));
  const count = new Map();
  for (const { payload } of items) {
    const id = /zq7marker-\d+-[\da-f]{8}/.exec(payload)?.[0] ?? 'a stranger';
    count.set(id, (count.get(id) ?? 0) + 1);
  }
  const notices = new Map();
  for (const { item_id, kind } of outbox)
    notices.set(item_id, [...(notices.get(item_id) ?? []), kind].sort());
  const acknowledged = submissions.filter(({ references }) => references.size > 0);
  return {
    acknowledged: acknowledged.length,
    stored: items.length,
    lost: acknowledged.filter(
      ({ id, references }) => ![...references].every((each) => byReference.get(each)?.payload.includes(id)),
    ),
    doubled: submissions.filter(({ id, references }) => (count.get(id) ?? 0) > 1 || references.size > 1),
    strangers: count.get('a stranger') ?? 0,
    /** Stored, but whoever sent it does not know yet. */
    unanswered: submissions.filter(({ id, references }) => count.has(id) && references.size === 0),
    withoutNotices: items.filter(({ id }) => String(notices.get(id) ?? []) !== 'moderators-new,receipt'),
  };
}

/** The rows of the outbox: what has to go out, and what has. */
export const readOutbox = (store) =>
  ask(store, 'select kind, recipient, message_id, delivered_at, failed_at from outbox');

/** What went wrong with the mails: every list but `doubled` should be empty, and that one nearly. */
export function compareWithMails(outbox, taken) {
  // The one for all moderators goes out as one for each of them.
  const mails = outbox.filter(({ kind, recipient }) => kind !== 'moderators-new' || recipient !== null);
  const ids = new Set(mails.map(({ message_id }) => message_id));
  return {
    expected: ids.size,
    missing: [...ids].filter((id) => !taken.has(id)),
    doubled: [...taken].filter(([, times]) => times > 1),
    strangers: [...taken.keys()].filter((id) => !ids.has(id)),
    unnoted: mails.filter(({ delivered_at }) => delivered_at === null),
  };
}
