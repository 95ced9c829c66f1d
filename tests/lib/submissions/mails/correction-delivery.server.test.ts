import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deliverDue } from '#lib/outbox/deliver-due.server';
import { store } from '#lib/server/store/store.server';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { answerProposal } from '#lib/submissions/moderation/decisions/answer-proposal.server';
import { proposeCorrection } from '#lib/submissions/private-page/propose-event.server';
import { startMailServer } from '../../../fakes/mail-server.mjs';
import { changeItem, putItem } from '../../../support/store/stored-items.ts';
import { describeStores } from '../../../support/store/stores.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MODERATOR = 'mod@example.org';
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  Object.assign(process.env, {
    SMTP_URL: server.url,
    SITE_URL: 'https://guide.example',
    MODERATOR_EMAILS: MODERATOR,
  });
});
beforeEach(() => server.clear());
afterAll(() => server.close());

const mailTo = (address: string) => server.taken.filter(({ to }) => to.includes(address));
const deliver = (now = NOW + 1_000) => deliverDue(now, NOTIFICATION_HANDLERS);
const reasons = async () => {
  const { db } = await store();
  const rows = await db.selectFrom('outbox').select(['kind', 'last_error']).execute();
  return rows.flatMap(({ kind, last_error }) => (last_error ? [`${kind} ${last_error}`] : []));
};
async function propose() {
  const { id, path } = await putItem((await store()).db, { status: 'approved', event_id: 'fiesta' });
  const seen = { token: path.replace('/status/', ''), version: 0, now: NOW };
  await proposeCorrection(seen, someSubmission({ cost: 'paid' }));
  return { id, accept: () => answerProposal('accept', { itemId: id, version: 1, who: MODERATOR, now: NOW }) };
}

describeStores('The mails about a proposal', () => {
  test('tell each moderator what would change, and the organiser what has changed', async () => {
    const { accept } = await propose();
    await deliver();
    const [news] = mailTo(MODERATOR);
    expect(news?.mail.subject).toMatch(/^Correction proposed: Village Fiesta \(BC-/);
    expect(news?.mail.text).toContain('Free → Paid');
    expect(news?.mail.text).toContain('/moderate/items/');
    await accept();
    await deliver();
    const [told] = mailTo('organiser@example.com');
    expect(told?.mail.subject).toBe('Your correction is on the calendar: Village Fiesta');
    for (const part of ['Free → Paid', '/events/fiesta', '/status/']) expect(told?.mail.text).toContain(part);
  });

  test('are not sent to moderators when it was answered before', async () => {
    const { accept } = await propose();
    await accept();
    await deliver();
    expect(mailTo(MODERATOR)).toEqual([]);
    expect(await reasons()).toContain('moderators-new ALREADY_DECIDED');
  });

  test.each([
    [
      'was deleted, with the private fields',
      { purged_at: '2026-11-21T12:00:00.000Z' },
      'correction NO_ADDRESS',
    ],
    ['no longer matters, as the event was taken back', { status: 'pending' }, 'correction TAKEN_BACK'],
  ] as const)('are not sent to an organiser whose address %s', async (_, changes, reason) => {
    const { id, accept } = await propose();
    await accept();
    await changeItem(id, changes);
    await deliver();
    expect(mailTo('organiser@example.com')).toEqual([]);
    expect(await reasons()).toContain(reason);
  });
});
