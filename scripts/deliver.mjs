// Delivers every due notification, keeps the deadlines of questions and deletes data past its retention time; for hosts without a long-running server, by
// cron every few minutes. It can run beside the site: nothing is sent twice.
//   node --conditions=react-server scripts/deliver.mjs
import { runCommand } from './command.mjs';

const ending = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => ending.abort());

async function deliver() {
  const { deliverDue } = await import('#lib/outbox/deliver-due.server');
  const { outboxCounts } = await import('#lib/outbox/outbox.server');
  const { NOTIFICATION_HANDLERS } = await import('#lib/submissions/mails/notification-handlers.server');
  const { deletePastRetention } = await import('#lib/submissions/upkeep/delete-past-retention.server');
  const { keepQuestionDeadlines } = await import('#lib/submissions/upkeep/question-deadlines.server');
  // First, so that its mails go out at once.
  await keepQuestionDeadlines(Date.now(), ending.signal);
  const { delivered } = await deliverDue(Date.now(), NOTIFICATION_HANDLERS, { ending: ending.signal });
  if (!ending.signal.aborted) await deletePastRetention(Date.now(), { signal: ending.signal });
  const { waiting, failed } = await outboxCounts();
  console.log(`${delivered} delivered, ${waiting} waiting, ${failed} failed`);
}

await runCommand(deliver, {
  outcome: 'The delivery was cut short.',
  // Cron mails the output.
  isPrivate: true,
  close: async () => (await import('#lib/server/store/store.server')).closeStore(),
});
