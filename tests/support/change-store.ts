// Run as a process of its own beside a site, like the moderators' command line:
//   DATA_DIR=… node --conditions=react-server tests/support/change-store.ts '{"put":{…}}' | '{"set":{"id":…,…}}'
import { closeStore, inTransaction } from '#lib/store/store.server';
import { noteEventsChanged } from '#lib/submissions/events-version.server';
import { putItem } from './put-item.ts';

const { put, set } = JSON.parse(process.argv[2] ?? '{}');
const answer = await inTransaction(async (db) => {
  if (put) return putItem(db, put);
  const { id, ...fields } = set;
  await db.updateTable('items').set(fields).where('id', '=', id).execute();
  await noteEventsChanged(db);
  return { id };
});
await closeStore();
process.stdout.write(JSON.stringify(answer));
