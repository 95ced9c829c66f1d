import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deliverDue } from '#lib/outbox/deliver-due.server';
import { outboxCounts } from '#lib/outbox/outbox.server';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { statusPath } from '#lib/submissions/items/links/private-link.server';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { sendPrivateLink } from '#lib/submissions/moderation/decisions/send-private-link.server';
import { requestLostLinks } from '#lib/submissions/private-page/request-lost-links.server';
import { startMailServer } from '../../../fakes/mail-server.mjs';
import {
  changeItem,
  storeApplication,
  storeEvent,
  storeMessage,
} from '../../../support/store/stored-items.ts';
import { describeStores } from '../../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MARIA = 'maria@example.bz';
const MODERATOR = 'mod@example.org';
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  process.env.SMTP_URL = server.url;
  process.env.SITE_URL = 'https://guide.example';
  process.env.MODERATOR_EMAILS = '';
});
beforeEach(() => {
  server.clear();
  server.setFault(null);
});
afterAll(() => server.close());

const deliver = (now: number) => deliverDue(now, NOTIFICATION_HANDLERS);
const ask = (email: string, now = NOW + HOUR) => requestLostLinks(new URLSearchParams({ email }), now);
const forgetOtherMails = async () => (await store()).db.deleteFrom('outbox').execute();
const linksOf = (mail: { text?: string | undefined }) => mail.text?.match(/\/status\/\S+/g) ?? [];
const mailsTo = (address: string) => server.taken.filter(({ to }) => to.includes(address));
const waitingRows = async () => (await store()).db.selectFrom('outbox').selectAll().execute();
/** What the store holds in all of its tables that a request for links may write. */
async function storedTexts(): Promise<string> {
  const { db } = await store();
  return JSON.stringify([
    await waitingRows(),
    await db.selectFrom('rate_limits').selectAll().execute(),
    await db.selectFrom('audit').selectAll().execute(),
  ]);
}

/** Stores an event of Maria in a state. */
async function putEvent(changes: Parameters<typeof changeItem>[1], fields: Record<string, unknown> = {}) {
  const id = await storeEvent(NOW, { submitterEmail: MARIA, date: '2027-12-05', ...fields });
  if (Object.keys(changes).length > 0) await changeItem(id, changes);
  return id;
}
const decided = { decided_at: new Date(NOW).toISOString() };
const approved = { ...decided, status: 'approved', event_id: 'event', published_via: 'store' } as const;

describeStores('The email with lost links', () => {
  test.each<[string, string, () => Promise<string>]>([
    ['names', 'an event that waits', () => putEvent({})],
    ['names', 'an event with a question', () => putEvent({ status: 'asked' })],
    ['names', 'a public event to come', () => putEvent(approved)],
    ['names', 'an application that waits', () => storeApplication(NOW, { contactEmail: MARIA })],
    ['names', 'a message that waits', () => storeMessage(NOW, { email: MARIA })],
    [
      'names',
      'a public event that has moved to a day to come',
      () =>
        putEvent(
          {
            ...approved,
            announcement: JSON.stringify([
              { kind: 'moved', date: '2028-01-08', endDate: '', moreDates: [], time: '', isAllDay: true },
            ]),
          },
          { date: '2027-12-05' },
        ),
    ],
    ['leaves out', 'spam', () => putEvent({ ...decided, status: 'spam' })],
    ['leaves out', 'a withdrawn event', () => putEvent({ ...decided, status: 'withdrawn' })],
    ['leaves out', 'a rejected event', () => putEvent({ ...decided, status: 'rejected' })],
    ['leaves out', 'an event in a state that is not known', () => putEvent({ status: 'of-a-later-version' })],
    [
      'leaves out',
      'an answered application',
      async () => {
        const id = await storeApplication(NOW, { contactEmail: MARIA });
        await changeItem(id, { ...decided, status: 'approved' });
        return id;
      },
    ],
    [
      'leaves out',
      'an event of a mailbox that is only like it',
      () => putEvent({}, { submitterEmail: 'maria+fiesta@example.bz' }),
    ],
  ])('%s %s', async (what, _, put) => {
    const id = await put();
    await forgetOtherMails();
    await ask(MARIA);
    await deliver(NOW + HOUR + MINUTE);
    expect(mailsTo(MARIA).flatMap(({ mail }) => linksOf(mail))).toEqual(
      what === 'names' ? [statusPath(id)] : [],
    );
    expect(await waitingRows()).toEqual([]);
  });

  test('leaves out a public event from the day after its last one', async () => {
    const id = await putEvent(approved, { date: '2026-11-22' });
    await forgetOtherMails();
    // Noon in Belize on the day itself, and on the day after.
    for (const day of [22, 23]) {
      await ask(MARIA, Date.UTC(2026, 10, day, 18));
      await deliver(Date.UTC(2026, 10, day, 18, 1));
    }
    expect(server.taken.map(({ mail }) => linksOf(mail))).toEqual([[statusPath(id)]]);
  });

  test('has no link once the address is deleted', async () => {
    const { db } = await store();
    const id = await putEvent(approved);
    const { payload } = await db
      .selectFrom('items')
      .select('payload')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { submitterEmail: _, ...fields } = JSON.parse(payload);
    await changeItem(id, { payload: JSON.stringify(fields), purged_at: new Date(NOW).toISOString() });
    await forgetOtherMails();
    await ask(MARIA);
    await deliver(NOW + HOUR + MINUTE);
    expect(server.taken).toEqual([]);
  });

  test('has the five newest, in text and HTML, however the address is written', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1)
      ids.push(await storeEvent(NOW + index, { submitterEmail: 'Maria@Example.bz' }));
    await forgetOtherMails();
    await ask('  maria@example.BZ ');
    await deliver(NOW + HOUR + MINUTE);
    const [sent] = mailsTo('Maria@example.bz');
    expect(server.taken).toHaveLength(1);
    expect(sent?.mail.subject).toBe('Your private links');
    expect(linksOf(sent?.mail ?? {})).toEqual(ids.slice(2).reverse().map(statusPath));
    for (const id of ids.slice(2)) expect(sent?.mail.html).toContain(statusPath(id));
  });

  test('finds an address behind many others of its mailbox', async () => {
    const id = await storeEvent(NOW, { submitterEmail: MARIA });
    for (let index = 1; index <= 55; index += 1)
      await storeEvent(NOW + index, { submitterEmail: `maria+${index}@example.bz` });
    await forgetOtherMails();
    await ask(MARIA);
    await deliver(NOW + HOUR + MINUTE);
    expect(linksOf(server.taken[0]?.mail ?? {})).toEqual([statusPath(id)]);
  });

  test('comes three times a day, and again 24 hours after the first', async () => {
    await putEvent({});
    await forgetOtherMails();
    const received: number[] = [];
    for (const hour of [1, 2, 3, 4, 20, 26]) {
      await ask(MARIA, NOW + hour * HOUR);
      await deliver(NOW + hour * HOUR + MINUTE);
      received.push(server.taken.length);
    }
    expect(received).toEqual([1, 2, 3, 3, 3, 4]);
    expect(await waitingRows()).toEqual([]);
  });

  test('leaves nothing of an unknown address, and of a known one a keyed hash for a day', async () => {
    await putEvent({});
    await forgetOtherMails();
    await ask('nobody@example.bz');
    await deliver(NOW + HOUR + MINUTE);
    const { db } = await store();
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    expect(await storedTexts()).not.toContain('nobody');
    await ask(MARIA);
    await deliver(NOW + HOUR + 2 * MINUTE);
    expect(server.taken).toHaveLength(1);
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
    expect(await storedTexts()).not.toContain('maria');
  });

  test('waits for the mail server, counts once, and leaves nothing where it is refused for good', async () => {
    await putEvent({});
    await forgetOtherMails();
    server.setFault({ code: 450 });
    await ask(MARIA);
    await deliver(NOW + HOUR + MINUTE);
    expect(await outboxCounts()).toEqual({ waiting: 1, failed: 0 });
    server.setFault(null);
    server.clear();
    await deliver(NOW + 2 * HOUR);
    expect(server.taken).toHaveLength(1);
    const { db } = await store();
    expect(await db.selectFrom('rate_limits').select('points').execute()).toEqual([{ points: 1 }]);

    server.setFault({ code: 550 });
    await ask(MARIA, NOW + 3 * HOUR);
    for (let hour = 3; hour < 24; hour += 1) await deliver(NOW + hour * HOUR + MINUTE);
    expect(await outboxCounts()).toEqual({ waiting: 0, failed: 0 });
    expect(await storedTexts()).not.toContain('maria');
  });

  test.each([
    ['nothing', '', 'Your email is required.'],
    ['a word', 'maria', 'Please enter a valid email address.'],
    ['two addresses', 'maria@example.bz,x@example.bz', 'Please enter a valid email address.'],
    ['a header', 'maria@example.bz\nBcc: x@example.bz', 'Email must not contain control characters.'],
    ['a long text', `${'m'.repeat(300)}@example.bz`, 'Email must be at most 254 characters.'],
  ])('is not asked for with %s', async (_, email, sentence) => {
    await expect(ask(email)).rejects.toThrow(new PublicError(400, sentence));
    expect(await waitingRows()).toEqual([]);
  });
});

describeStores('A private link that a moderator sends', () => {
  const send = (itemId: string, now: number) => sendPrivateLink({ itemId, who: MODERATOR, now });
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => (error instanceof PublicError ? error.status : error),
    );

  test('goes to the address of its item, once in ten minutes, and is in the history', async () => {
    const id = await putEvent({ ...decided, status: 'rejected' });
    await forgetOtherMails();
    await send(id, NOW + HOUR);
    expect(await refused(send(id, NOW + HOUR + 9 * MINUTE))).toBe(429);
    await deliver(NOW + HOUR + 9 * MINUTE);
    expect(mailsTo(MARIA).map(({ mail }) => [mail.subject, linksOf(mail)])).toEqual([
      ['Your private link', [statusPath(id)]],
    ]);
    await send(id, NOW + HOUR + 11 * MINUTE);
    await deliver(NOW + 2 * HOUR);
    expect(server.taken).toHaveLength(2);
    const { db } = await store();
    const history = await db.selectFrom('audit').selectAll().where('who', '=', MODERATOR).execute();
    expect(history.map(({ action, detail }) => [action, detail])).toEqual([
      ['sent the private link to its sender', '{}'],
      ['sent the private link to its sender', '{}'],
    ]);
  });

  test.each<[number, string, () => Promise<string>]>([
    [400, 'of spam', () => putEvent({ ...decided, status: 'spam' })],
    [400, 'of an item without an address', () => putEvent({ payload: '{"title":"Fiesta"}' })],
    [404, 'of an unknown item', async () => 'unknown'],
  ])('is refused with %i %s', async (status, _, put) => {
    const id = await put();
    await forgetOtherMails();
    expect(await refused(send(id, NOW + HOUR))).toBe(status);
    expect(await waitingRows()).toEqual([]);
  });

  test.each<[string, Parameters<typeof changeItem>[1]]>([
    ['marked as spam meanwhile', { status: 'spam' }],
    ['without its address meanwhile', { payload: '{"title":"Fiesta"}' }],
  ])('is not mailed for an item %s', async (_, changes) => {
    const id = await putEvent({});
    await forgetOtherMails();
    await send(id, NOW + HOUR);
    await changeItem(id, changes);
    await deliver(NOW + HOUR + MINUTE);
    expect(server.taken).toEqual([]);
    expect(await outboxCounts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('is mailed for an item that was stored before a field became required', async () => {
    const id = await putEvent({});
    await changeItem(id, { payload: JSON.stringify({ title: 'Fiesta', submitterEmail: MARIA }) });
    await forgetOtherMails();
    await send(id, NOW + HOUR);
    await deliver(NOW + HOUR + MINUTE);
    expect(mailsTo(MARIA).map(({ mail }) => linksOf(mail))).toEqual([[statusPath(id)]]);
  });

  test('is not sent with the link of a mail, which does only what its mail asked', async () => {
    const itemId = await putEvent({});
    const asked = { what: 'decision', round: 0 } as const;
    expect(await refused(sendPrivateLink({ itemId, who: MODERATOR, now: NOW, asked }))).toBe(403);
  });
});
