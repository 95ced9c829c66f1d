import 'server-only';
import type { AnyDatabase } from './create-table.server.ts';
import { createTables } from './first-migration.server.ts';
import { FIRST_STEP } from './store-version.ts';

/** Applied in order. Never edit a released step. */
export const MIGRATION_STEPS: ReadonlyArray<{ id: string; up: (db: AnyDatabase) => Promise<unknown> }> = [
  { id: FIRST_STEP, up: createTables },
  // The next one comes here, as '002_…'. A server of the version before runs beside it for a while: it neither fills new
  // columns nor knows new tables.
];
