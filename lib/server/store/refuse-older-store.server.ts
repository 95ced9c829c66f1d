import 'server-only';
import { isBuilding } from '../env.server.ts';
import { store } from './store.server.ts';
import { OlderStoreError } from './store-version.ts';

/**
 * Opens the store, and ends the process with a sentence and the exit code 1 where it is of an older version. The start does
 * not wait for it: a store that is away is opened once it is back, and pages are served meanwhile.
 */
export function refuseOlderStore(): void {
  if (isBuilding()) return;
  store().catch((error: unknown) => {
    if (!(error instanceof OlderStoreError)) return;
    console.error(error.message);
    process.exit(1);
  });
}
