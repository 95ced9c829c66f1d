// Delivers every due notification and deletes data past its retention time; for hosts without a long-running server, by
// cron every few minutes. It can run beside the site: nothing is sent twice.
//   node --conditions=react-server scripts/deliver.mjs
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
const { deliverDue } = await import('#lib/outbox/deliver-due.server');
const { outboxCounts } = await import('#lib/outbox/outbox.server');
const { NOTIFICATION_HANDLERS } = await import('#lib/submissions/mails/notification-handlers.server');
const { deletePastRetention } = await import('#lib/submissions/store/delete-past-retention.server');
const { closeStore } = await import('#lib/server/store/store.server');

const ending = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => ending.abort());

try {
  const { delivered } = await deliverDue(Date.now(), NOTIFICATION_HANDLERS, { ending: ending.signal });
  if (!ending.signal.aborted) await deletePastRetention(Date.now());
  const { waiting, failed } = await outboxCounts();
  console.log(`${delivered} delivered, ${waiting} waiting, ${failed} failed`);
} catch (error) {
  // Not the message, which may contain paths or addresses.
  console.error(`The store cannot be used (${error.code ?? error.name}).`);
  process.exitCode = 1;
} finally {
  await closeStore();
}
