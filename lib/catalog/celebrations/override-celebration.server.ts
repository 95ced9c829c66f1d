import 'server-only';
import type { Kysely } from 'kysely';
import { PublicError } from '#lib/server/http/public-error';
import type { Database } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { writeAudit } from '#lib/submissions/items/record/write-audit.server';
import { celebrationsChanged, noteCelebrationsChanged } from './overrides-version.server.ts';
import { NO_CELEBRATION } from './stored-overrides.server.ts';

type CelebrationChange = {
  event: { id: string; title: string };
  /** The slug of a celebration, null for none, or undefined: the words of the title decide again. */
  to: string | null | undefined;
  /** The celebration that the words of its title put it in; undefined where they put it in none. */
  byWords: string | undefined;
  /** The version of the override that the moderator saw, for optimistic locking; 0 where there is none yet. */
  version: number;
  /** A moderator's email address. */
  who: string;
  /** Milliseconds since 1970. */
  now: number;
};

/** Under what the history of a celebration is kept in the audit log. */
export const celebrationAuditId = (slug: string) => `celebration:${slug}`;

const overtaken = () =>
  new PublicError(
    409,
    'Somebody was faster: this event has been put in or out since you opened the page. Look at it as it is now.',
    { code: 'conflict' },
  );

const storedValue = (to: CelebrationChange['to']): string | null =>
  to === null ? NO_CELEBRATION : (to ?? null);

/** The celebration in which an event is counted with a stored value. */
function countedIn(stored: string | null, byWords: string | undefined): string | undefined {
  if (stored === null) return byWords;
  return stored === NO_CELEBRATION ? undefined : stored;
}

const stateOf = (db: Kysely<Database>, eventId: string) =>
  db
    .selectFrom('celebration_overrides')
    .select(['celebration', 'version'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();

/** Writes a value over that of a version; false where another transaction has written one meanwhile. */
async function replaceVersion(
  db: Kysely<Database>,
  eventId: string,
  { version, celebration, now }: { version: number; celebration: string | null; now: number },
): Promise<boolean> {
  const values = { celebration, changed_at: new Date(now).toISOString(), version: version + 1 };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('celebration_overrides')
    .values({ event_id: eventId, ...values })
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet(values).where('celebration_overrides.version', '=', version),
    )
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Adds to the history of the celebration that an event has left, and to that of the one it is in. */
async function writeHistory(
  db: Kysely<Database>,
  { from, to, change }: { from: string | undefined; to: string | undefined; change: CelebrationChange },
): Promise<void> {
  const { event, who, now } = change;
  const isTakenBack = change.to === undefined;
  const write = (slug: string, action: string) =>
    writeAudit(
      db,
      { itemId: celebrationAuditId(slug), who, action, detail: { reason: event.title, event: event.id } },
      now,
    );
  if (from !== undefined && from !== to)
    await write(from, isTakenBack ? 'took back its place here' : 'put out');
  if (to !== undefined) await write(to, isTakenBack ? 'left it to the title' : 'put in');
}

/**
 * Stores a moderator's override: the event belongs to a celebration, to none, or again to the one that its title names.
 * Takes effect at all servers. Storing what is stored already changes nothing. Throws a PublicError 409 when somebody else
 * has changed the override since `version`.
 */
export async function overrideCelebration(change: CelebrationChange): Promise<void> {
  const { event, version, now, byWords } = change;
  const celebration = storedValue(change.to);
  const isChanged = await inTransaction(async (db) => {
    const before = await stateOf(db, event.id);
    if ((before?.celebration ?? null) === celebration) return false;
    if ((before?.version ?? 0) !== version) throw overtaken();
    if (!(await replaceVersion(db, event.id, { version, celebration, now }))) {
      // Only PostgreSQL lets another transaction be first between the two.
      if ((await stateOf(db, event.id))?.celebration === celebration) return false;
      throw overtaken();
    }
    await noteCelebrationsChanged(db);
    await writeHistory(db, {
      from: countedIn(before?.celebration ?? null, byWords),
      to: countedIn(celebration, byWords),
      change,
    });
    return true;
  });
  if (isChanged) celebrationsChanged.raise();
}
