import 'server-only';
import { type AnyDatabase, type Columns, createTable } from './create-table.server.ts';
import { createTables } from './first-migration.server.ts';
import { FIRST_STEP } from './store-version.ts';

/** Events that moderators have put in or out of a celebration. */
const createCelebrationOverrides = (db: AnyDatabase): Promise<void> =>
  createTable(
    db,
    'celebration_overrides',
    { event_id: 'text', celebration: 'text?', changed_at: 'text', version: 'number' },
    ['event_id'],
  );

/** What is remembered of each event of the calendar. */
async function createRememberedEvents(db: AnyDatabase): Promise<void> {
  const columns: Columns = {
    uid: 'text',
    uid_day: 'text?',
    event_id: 'text',
    former_ids: 'text',
    joined_uids: 'text',
    source: 'text',
    hash: 'text',
    first_seen: 'text?',
    changed_at: 'text?',
    gone_since: 'text?',
    sequence: 'number',
    event: 'text?',
    moved_from: 'text?',
  };
  await createTable(db, 'remembered_events', columns, ['uid'], { remembered_events_event_id: 'event_id' });
}

/** Applied in order. Never edit a released step. */
export const MIGRATION_STEPS: ReadonlyArray<{ id: string; up: (db: AnyDatabase) => Promise<unknown> }> = [
  { id: FIRST_STEP, up: createTables },
  { id: '002_celebration_overrides', up: createCelebrationOverrides },
  { id: '003_remembered_events', up: createRememberedEvents },
  // The next one comes here, as '004_…'. A server of the version before runs beside it for a while: it neither fills new
  // columns nor knows new tables.
];
