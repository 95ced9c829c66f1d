import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deliverDue } from '#lib/outbox/deliver-due.server';
import { enqueue } from '#lib/outbox/enqueue.server';
import { sign } from '#lib/server/server-secret.server';
import { inTransaction, store } from '#lib/server/store/store.server';
import { itemLinkPath } from '#lib/submissions/items/links/item-link.server';
import { statusPath } from '#lib/submissions/items/links/private-link.server';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { startContactService } from '../../../fakes/contact-service.mjs';
import { startMailServer } from '../../../fakes/mail-server.mjs';
import {
  changeItem,
  storeApplication,
  storeEvent,
  storeMessage,
} from '../../../support/store/stored-items.ts';
import { describeStores } from '../../../support/store/stores.ts';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

type Notification = Parameters<typeof enqueue>[1];

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const SITE = 'https://guide.example';
let server: Awaited<ReturnType<typeof startMailServer>>;
let service: Awaited<ReturnType<typeof startContactService>>;

beforeAll(async () => {
  server = await startMailServer();
  service = await startContactService();
  process.env.SMTP_URL = server.url;
  process.env.CONTACT_FORM_URL = service.url;
  process.env.SITE_URL = SITE;
  process.env.MODERATOR_EMAILS = 'mod@example.org';
});
beforeEach(() => {
  server.clear();
  service.taken.length = 0;
  service.setAnswer(200);
});
afterAll(() => Promise.all([server.close(), service.close()]));

const tell = (notification: Notification, now = NOW) => inTransaction((db) => enqueue(db, notification, now));
const mailTo = (address: string) => server.taken.filter(({ to }) => to.includes(address));
const lastErrorOf = async (kind: Notification['kind']) =>
  (await (await store()).db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute()).map(
    ({ delivered_at, last_error }) => [delivered_at !== null, last_error],
  );
/** Delivers the notifications of a new item and clears the received mails. */
async function deliverReceipts() {
  await deliverDue(NOW, NOTIFICATION_HANDLERS);
  server.clear();
}

const MOVED = {
  kind: 'moved',
  endDate: '',
  moreDates: [],
  timeZone: '',
  date: '2027-12-12',
  time: '6 PM',
  isAllDay: false,
  venueName: 'Hall',
  community: 'Dangriga',
} as const;
const THEN = 'Sunday, 12 December 2027, 6 PM, Hall, Dangriga';

describeStores('The mails of an item', () => {
  test('are sent to each moderator with a link of their own, and to the submitter with the private link', async () => {
    const id = await storeEvent(NOW);
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    const [toModerator] = mailTo('mod@example.org');
    const key = new RegExp(`${SITE}/moderate/items/${id}\\?key=\\S+`).exec(toModerator?.mail.text ?? '')?.[0];
    expect(key).toHaveLength(
      `${SITE}${itemLinkPath(id, 'mod@example.org', { what: 'decision', round: 0 }, NOW)}`.length,
    );
    const [toSubmitter] = mailTo('organiser@example.com');
    expect(toSubmitter?.mail.text).toContain(SITE + statusPath(id));
    expect(toSubmitter?.mail.text).not.toContain('/moderate/');
    expect(toModerator?.mail.text).not.toContain('/status/');
  });

  test('are one thread: the decision replies to the receipt', async () => {
    const id = await storeEvent(NOW);
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    const receipt = mailTo('organiser@example.com')[0]?.mail.messageId;
    await changeItem(id, {
      status: 'approved',
      event_id: '20271205-x-fiesta',
      decided_at: new Date(NOW).toISOString(),
    });
    await tell({ kind: 'decision', itemId: id, data: { decision: 'approved' } });
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    const decision = mailTo('organiser@example.com')[1]?.mail;
    expect(decision).toMatchObject({ inReplyTo: receipt, references: receipt });
    expect(decision?.text).toContain(`${SITE}/events/20271205-x-fiesta`);
  });

  test('say nothing of a decision that was undone before its mail was sent', async () => {
    const id = await storeEvent(NOW);
    await deliverReceipts();
    await changeItem(id, { status: 'approved' });
    await tell({ kind: 'decision', itemId: id, data: { decision: 'approved' }, delaySeconds: 10 });
    await deliverDue(NOW + 5_000, NOTIFICATION_HANDLERS);
    await changeItem(id, { status: 'pending' });
    await deliverDue(NOW + 10_000, NOTIFICATION_HANDLERS);
    expect(server.taken).toEqual([]);
    expect(await lastErrorOf('decision')).toEqual([[true, 'TAKEN_BACK']]);
  });

  test('are not sent for an undone decision that a worker had claimed, not even after a new decision', async () => {
    const id = await storeEvent(NOW);
    await deliverReceipts();
    const decide = (reason: string, now: number) =>
      changeItem(id, { status: 'rejected', reason, decided_at: new Date(now).toISOString() }).then(() =>
        tell({ kind: 'decision', itemId: id, data: { decision: 'rejected', reason }, occasion: reason }, now),
      );
    await decide('First words.', NOW);
    await decide('Second words.', NOW + 1_000);
    await deliverDue(NOW + MINUTE, NOTIFICATION_HANDLERS);
    expect(server.taken.map(({ mail }) => /(First|Second) words/.exec(mail.text ?? '')?.[1])).toEqual([
      'Second',
    ]);
  });

  test.each(['approved', 'rejected', 'withdrawn', 'spam'] as const)(
    'are not sent to moderators once it is %s',
    async (status) => {
      const id = await storeEvent(NOW);
      await changeItem(id, { status });
      await deliverDue(NOW, NOTIFICATION_HANDLERS);
      expect(mailTo('mod@example.org')).toEqual([]);
    },
  );

  test.each([
    ['cancelled', 'approved', [{ kind: 'cancelled' }], 'says that it is cancelled'],
    ['withdrawn', 'withdrawn', null, 'took it back'],
    ['corrected', 'pending', null, 'changed it'],
    ['moved', 'approved', [MOVED], `Now: ${THEN}.`],
    [
      'cancelled',
      'approved',
      [MOVED, { kind: 'cancelled' }],
      `says that it is cancelled. It had moved: ${THEN}.`,
    ],
  ] as const)('report changes by its sender to moderators: %s', async (news, status, announcement, words) => {
    const id = await storeEvent(NOW);
    await deliverReceipts();
    await changeItem(id, { status, announcement: announcement && JSON.stringify(announcement) });
    await tell({ kind: 'moderators-new', itemId: id, data: { news }, occasion: 'announcement-1' });
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    const mails = mailTo('mod@example.org');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.mail.subject).toMatch(new RegExp(`^${news}: Village Fiesta`, 'i'));
    expect(mails[0]?.mail.text?.replaceAll('\n', ' ')).toContain(words);
  });

  test.each([
    [[MOVED], `Its organiser announced that it moved. Now: ${THEN}.`],
    [null, 'It takes place as it was approved.'],
  ])(
    'tell moderators what holds of an event when its organiser took an announcement back: %j',
    async (left, words) => {
      const id = await storeEvent(NOW);
      await deliverReceipts();
      await changeItem(id, { status: 'approved', announcement: left && JSON.stringify(left) });
      await tell({
        kind: 'moderators-new',
        itemId: id,
        data: { news: 'taken-back' },
        occasion: 'announcement-1',
      });
      await deliverDue(NOW, NOTIFICATION_HANDLERS);
      const [sent] = mailTo('mod@example.org');
      expect(sent?.mail.subject).toMatch(/^Announcement taken back: Village Fiesta/);
      expect(sent?.mail.text?.replaceAll('\n', ' ')).toContain(`took the last announcement back. ${words}`);
    },
  );

  test('report a cancelled event to moderators even after its private details were deleted', async () => {
    const id = await storeEvent(NOW);
    await deliverReceipts();
    const { submitterName: _, submitterEmail: __, submitterPhone: ___, ...left } = someSubmission();
    await changeItem(id, {
      status: 'approved',
      payload: JSON.stringify(left),
      purged_at: new Date(NOW).toISOString(),
      announcement: JSON.stringify([{ kind: 'cancelled' }]),
    });
    await tell({
      kind: 'moderators-new',
      itemId: id,
      data: { news: 'cancelled' },
      occasion: 'announcement-1',
    });
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(mailTo('mod@example.org').map(({ mail }) => mail.subject)).toMatchObject([
      expect.stringMatching(/^Cancelled: Village Fiesta \(BC-/),
    ]);
  });

  test('are not sent once it was deleted', async () => {
    await storeEvent(NOW);
    await (await store()).db.deleteFrom('items').execute();
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(server.taken).toEqual([]);
  });

  test('are not sent to a former moderator', async () => {
    const id = await storeEvent(NOW);
    await tell({ kind: 'moderators-new', itemId: id, recipient: 'former@example.org' });
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(mailTo('former@example.org')).toEqual([]);
  });

  test('contain private fields only for moderators and the submitter, and the outbox contains none', async () => {
    const marker = `marker${randomUUID().slice(0, 8)}`;
    await storeEvent(NOW, {
      submitterName: marker,
      submitterEmail: `${marker}@example.com`,
      submitterPhone: marker,
      userAgent: marker,
    });
    await storeApplication(NOW + 1, {
      contactName: marker,
      contactEmail: `${marker}2@example.com`,
      contactPhone: marker,
    });
    await deliverDue(NOW + MINUTE, NOTIFICATION_HANDLERS);
    const allowed = new Set(['mod@example.org', `${marker}@example.com`, `${marker}2@example.com`]);
    expect(server.taken).toHaveLength(4);
    for (const { to, raw } of server.taken) {
      expect(to).toHaveLength(1);
      expect(allowed.has(to[0] ?? '')).toBe(true);
      expect(raw).toContain(marker);
    }
    const outbox = await (await store()).db.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(outbox)).not.toContain(marker);
    expect(JSON.stringify(outbox)).not.toContain('/status/');
  });
});

describeStores('A sign-in link', () => {
  const addLink = async (id: string, changes = {}) =>
    (await store()).db
      .insertInto('sign_in_links')
      .values({
        id,
        token_hash: 'hash',
        email: 'mod@example.org',
        created_at: new Date(NOW).toISOString(),
        expires_at: new Date(NOW + 15 * MINUTE).toISOString(),
        ...changes,
      })
      .execute();

  test('is mailed to the moderator who asked, derived from the secret and stored nowhere', async () => {
    const linkId = randomUUID();
    await addLink(linkId);
    await tell({ kind: 'sign-in', recipient: 'mod@example.org', data: { linkId } });
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    const [mail] = mailTo('mod@example.org');
    expect(mail?.mail.text).toContain(`${SITE}/moderate/sign-in?token=${linkId}.${sign('sign-in', linkId)}`);
  });

  test.each([
    ['too late', {}, NOW + 15 * MINUTE],
    ['used', { used_at: new Date(NOW).toISOString() }, NOW],
    ['of a former moderator', { email: 'former@example.org' }, NOW],
  ])('is not mailed when it is %s', async (_, changes, now) => {
    const linkId = randomUUID();
    await addLink(linkId, changes);
    await tell({ kind: 'sign-in', data: { linkId } });
    await deliverDue(now, NOTIFICATION_HANDLERS);
    expect(server.taken).toEqual([]);
  });
});

describeStores('A contact message', () => {
  test('is also sent to the form-collection service, as a form', async () => {
    await storeMessage(NOW);
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(service.taken).toMatchObject([
      {
        accept: 'application/json',
        fields: {
          name: 'Sample Visitor',
          email: 'visitor@example.com',
          phone: '+501 611 1111',
          subject: 'Lost hat',
          message: 'I lost my hat at the fiesta.\nIs it with you?',
        },
      },
    ]);
    expect(Object.keys(service.taken[0]?.fields ?? {})).toHaveLength(5);
  });

  test.each([
    [201, [true, null]],
    ['own-host', [true, null]],
    ['other-host', [false, 'REDIRECTED']],
    [429, [false, 'HTTP_429']],
    [500, [false, 'HTTP_500']],
    ['down', [false, 'ECONNRESET']],
  ] as const)('is sent again or not by the response of the service: %s', async (answer, outcome) => {
    await storeMessage(NOW);
    service.setAnswer(answer);
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(await lastErrorOf('contact-service')).toEqual([outcome]);
    service.setAnswer(200);
    await deliverDue(NOW + 15_000, NOTIFICATION_HANDLERS);
    expect(await lastErrorOf('contact-service')).toEqual([[true, null]]);
    // Mails are delivered independently of it.
    expect(server.taken).toHaveLength(2);
  });
});
