import { expect, test } from '@jest/globals';
import { deliverDue } from '#lib/outbox/deliver-due.server';
import { outboxCounts } from '#lib/outbox/outbox.server';
import { store } from '#lib/server/store/store.server';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { storeMessage } from '../../../support/store/stored-items.ts';
import { describeStores } from '../../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
process.env.MODERATOR_EMAILS = '';
process.env.CONTACT_FORM_URL = '';
process.env.SMTP_URL = '';

describeStores('Without moderators', () => {
  test('mails to them wait without attempts, and all others are sent', async () => {
    await storeMessage(NOW);
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    await deliverDue(NOW + 86_400_000, NOTIFICATION_HANDLERS);
    expect(await outboxCounts()).toEqual({ waiting: 1, failed: 0 });
    const { db } = await store();
    const rows = await db.selectFrom('outbox').selectAll().orderBy('kind').execute();
    expect(rows).toMatchObject([{ kind: 'moderators-new', attempts: 0 }, { kind: 'receipt' }]);
  });

  test('no copy of a message is enqueued for a contact service that is not configured', async () => {
    await storeMessage(NOW);
    const { db } = await store();
    const kinds = await db.selectFrom('outbox').select('kind').execute();
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['moderators-new', 'receipt']);
  });
});
