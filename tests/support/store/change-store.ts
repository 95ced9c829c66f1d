// A process of its own beside a site, like the moderators' command line: in-store.ts starts it and sends it changes,
// {"submit":[{…}]}, {"put":{…}}, {"set":{"id":…,…}} or {"session":"ana@example.com"}.

import { closeStore, inTransaction } from '#lib/server/store/store.server';
import { noteEventsChanged } from '#lib/submissions/items/published/events-version.server';
import { openingToken } from '#lib/submissions/items/received/opening-token.server';
import { submitEvent } from '#lib/submissions/items/received/submit-event.server';
import { createSession } from '#lib/submissions/moderation/sign-in/sessions.server';
import { now } from '../moment/moment.ts';
import { someSubmission } from '../submissions/some-submission.ts';
import { type PutItem, putItem } from './stored-items.ts';

type Work = {
  submit?: Record<string, unknown>[];
  put?: PutItem;
  set?: { id: string } & Omit<PutItem, 'payload' | 'id'>;
  session?: string;
};

async function submitted(events: Record<string, unknown>[]): Promise<string[]> {
  const references: string[] = [];
  for (const [index, changes] of events.entries()) {
    // A millisecond apart, so that their order is known.
    const at = now() - events.length + index;
    const sent = { idempotencyKey: null, openingToken: openingToken(at - 60_000), now: at };
    references.push((await submitEvent(someSubmission(changes), sent)).reference);
  }
  return references;
}

async function change({ submit, put, set, session }: Work): Promise<unknown> {
  if (submit) return submitted(submit);
  return inTransaction(async (db) => {
    if (put) return putItem(db, put);
    if (session) return createSession(db, session, now());
    const { id = '', ...fields } = set ?? {};
    await db.updateTable('items').set(fields).where('id', '=', id).execute();
    await noteEventsChanged(db);
    return { id };
  });
}

process.on('message', async (work: Work) => {
  try {
    const answer = await change(work);
    process.send?.({ answer });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.once('disconnect', async () => {
  await closeStore();
  process.exit();
});
