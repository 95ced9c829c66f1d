// Run as a process of its own beside a site, like the moderators' command line; in-store.ts starts it.
//   DATA_DIR=… node --conditions=react-server tests/support/store/change-store.ts '{"submit":[{…}]}' | '{"put":{…}}' | '{"set":{"id":…,…}}'

import { closeStore, inTransaction } from '#lib/server/store/store.server';
import { noteEventsChanged } from '#lib/submissions/items/published/events-version.server';
import { openingToken } from '#lib/submissions/items/received/opening-token.server';
import { submitEvent } from '#lib/submissions/items/received/submit-event.server';
import { someSubmission } from '../submissions/some-submission.ts';
import { putItem } from './stored-items.ts';

async function submitted(events: Record<string, unknown>[]): Promise<string[]> {
  const references: string[] = [];
  for (const [index, changes] of events.entries()) {
    // A millisecond apart, so that their order is known.
    const now = Date.now() - events.length + index;
    const sent = { idempotencyKey: null, openingToken: openingToken(now - 60_000), now };
    references.push((await submitEvent(someSubmission(changes), sent)).reference);
  }
  return references;
}

const { submit, put, set } = JSON.parse(process.argv[2] ?? '{}');
const answer = submit
  ? await submitted(submit)
  : await inTransaction(async (db) => {
      if (put) return putItem(db, put);
      const { id, ...fields } = set;
      await db.updateTable('items').set(fields).where('id', '=', id).execute();
      await noteEventsChanged(db);
      return { id };
    });
await closeStore();
process.stdout.write(JSON.stringify(answer));
