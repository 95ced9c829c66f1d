import 'server-only';
import { type AnyDatabase, createTable } from './create-table.server.ts';
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

/** Applied in order. Never edit a released step. */
export const MIGRATION_STEPS: ReadonlyArray<{ id: string; up: (db: AnyDatabase) => Promise<unknown> }> = [
  { id: FIRST_STEP, up: createTables },
  { id: '002_celebration_overrides', up: createCelebrationOverrides },
  // The next one comes here, as '003_…'. A server of the version before runs beside it for a while: it neither fills new
  // columns nor knows new tables.
];
