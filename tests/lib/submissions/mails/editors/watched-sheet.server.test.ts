import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deliverDue } from '#lib/outbox/deliver-due.server';
import { serverEnv } from '#lib/server/env.server';
import { store } from '#lib/server/store/store.server';
import {
  isMailToEditorsDue,
  noteSheetFaults,
  notifyEditors,
} from '#lib/submissions/mails/editors/watched-sheet.server';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { startMailServer } from '../../../../fakes/mail-server.mjs';
import { someFault } from '../../../../support/events/some-fault.ts';
import { describeStores } from '../../../../support/store/stores.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Friday at nine in Belize. */
const NOW = Date.parse('2026-11-27T15:00:00Z');
const EDITORS = ['ana@example.bz', 'ben@example.bz'];
const A = someFault();
const B = someFault({ row: 20, column: 'Location', cell: 'San Pedr0', title: 'Regatta', address: 'E20' });
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  Object.assign(process.env, {
    SMTP_URL: server.url,
    SITE_URL: 'https://guide.example',
    MODERATOR_EMAILS: 'mod@example.bz',
    SHEET_EDITORS: EDITORS.join(', '),
    SHEET_EDIT_URL: 'https://docs.google.com/spreadsheets/d/one/edit?gid=7#gid=7',
  });
});
beforeEach(() => {
  server.clear();
  server.setFault(null);
});
afterAll(() => server.close());

const note = (readAt: number, ...faults: ReturnType<typeof someFault>[]) =>
  noteSheetFaults({ readAt, faults }, readAt);
const deliver = (now: number) => deliverDue(now, NOTIFICATION_HANDLERS);
const rows = async () => (await store()).db.selectFrom('outbox').selectAll().execute();
const recipients = () => server.taken.flatMap(({ to }) => to).toSorted();
const subjects = () => server.taken.map(({ mail }) => mail.subject);

describeStores('Editors of the sheet', () => {
  test('are mailed the first fault within fifteen minutes, each once', async () => {
    await note(NOW, A);
    await notifyEditors(NOW + 7 * MINUTE);
    expect(await rows()).toEqual([]);
    for (const minute of [8, 9, 10]) await notifyEditors(NOW + minute * MINUTE);
    await deliver(NOW + 12 * MINUTE);
    expect(recipients()).toEqual(EDITORS);
    expect(server.taken[0]?.mail.text).toContain('Row 12, Date “Saturday” (Drum Night)');
    expect(server.taken[0]?.mail.text).toContain('/spreadsheets/d/one/edit?gid=7#gid=7&range=B12');
    // It opens for moderators alone.
    expect(server.taken[0]?.mail.text).not.toContain('/moderate/sheet');
  });

  test('get one mail each of several servers that find the same fault at once', async () => {
    await Promise.all([1, 2, 3].map(() => note(NOW, A)));
    await Promise.all([1, 2, 3].map(() => notifyEditors(NOW + 8 * MINUTE)));
    await Promise.all([1, 2, 3].map(() => deliver(NOW + 8 * MINUTE)));
    expect(recipients()).toEqual(EDITORS);
  });

  test('get no second mail within six hours, and then one with what is new', async () => {
    await note(NOW, A);
    await notifyEditors(NOW + 8 * MINUTE);
    await deliver(NOW + 8 * MINUTE);
    server.clear();
    await note(NOW + HOUR, A, B);
    for (let hour = 1; hour < 6; hour += 1) await notifyEditors(NOW + hour * HOUR);
    expect(await isMailToEditorsDue(NOW + 6 * HOUR)).toBe(false);
    await notifyEditors(NOW + 6 * HOUR + 8 * MINUTE + 1_000);
    await deliver(NOW + 6 * HOUR + 11 * MINUTE);
    expect(recipients()).toEqual(EDITORS);
    expect(server.taken[0]?.mail.text).toContain('San Pedr0');
    expect(server.taken[0]?.mail.text).not.toContain('“Saturday”');
    expect(server.taken[0]?.mail.text).toContain('One thing of an earlier mail is still there as well.');
  });

  test('are not told what was mended between the mail and its delivery', async () => {
    await note(NOW, A, B);
    await notifyEditors(NOW + 8 * MINUTE);
    await note(NOW + 11 * MINUTE, B);
    await deliver(NOW + 12 * MINUTE);
    expect(subjects()).toEqual(Array(2).fill('To look at: one thing in the events sheet'));
  });

  test('get no mail where all was mended before its delivery', async () => {
    await note(NOW, A);
    await notifyEditors(NOW + 8 * MINUTE);
    await note(NOW + 11 * MINUTE);
    await deliver(NOW + 12 * MINUTE);
    expect(server.taken).toEqual([]);
    expect((await rows()).map((row) => row.last_error)).toEqual(['MENDED', 'MENDED']);
  });

  test('are mailed on Monday at seven what is still wrong, and nothing once it is mended', async () => {
    const monday = Date.parse('2026-11-30T13:00:00Z');
    await note(NOW, A);
    await notifyEditors(NOW + 8 * MINUTE);
    await deliver(NOW + 8 * MINUTE);
    server.clear();
    expect(await isMailToEditorsDue(monday - 1)).toBe(false);
    await Promise.all([1, 2].map(() => notifyEditors(monday)));
    await notifyEditors(monday + 7 * HOUR);
    await deliver(monday + 7 * HOUR);
    expect(subjects()).toEqual(Array(2).fill('Still to mend: one thing in the events sheet'));
    server.clear();
    await note(monday + 24 * HOUR);
    await notifyEditors(monday + 7 * 24 * HOUR);
    await deliver(monday + 7 * 24 * HOUR);
    expect(server.taken).toEqual([]);
  });

  test('get what waited for the mail server first, and the next mail six hours after that', async () => {
    server.setFault({ code: 451 });
    await note(NOW, A);
    await notifyEditors(NOW + 8 * MINUTE);
    await deliver(NOW + 8 * MINUTE);
    await note(NOW + HOUR, A, B);
    expect(await isMailToEditorsDue(NOW + 7 * HOUR)).toBe(false);
    server.setFault(null);
    await deliver(NOW + 8 * HOUR);
    expect(recipients()).toEqual(EDITORS);
    expect(await isMailToEditorsDue(NOW + 13 * HOUR)).toBe(false);
    expect(await isMailToEditorsDue(NOW + 15 * HOUR)).toBe(true);
  });

  test('get the next mail though that before still waits for another of them', async () => {
    server.setFault({ code: 451 });
    await note(NOW, A);
    await notifyEditors(NOW + 8 * MINUTE);
    await deliver(NOW + 8 * MINUTE);
    server.setFault(null);
    const { db } = await store();
    const delivered = { delivered_at: new Date(NOW + 9 * MINUTE).toISOString(), last_error: null };
    await db.updateTable('outbox').set(delivered).where('recipient', '=', 'ana@example.bz').execute();
    await note(NOW + HOUR, A, B);
    await notifyEditors(NOW + 7 * HOUR);
    const open = (await rows()).filter((row) => row.delivered_at === null);
    expect(open.map((row) => [row.recipient, JSON.parse(row.data).keys.length]).toSorted()).toEqual([
      ['ana@example.bz', 1],
      ['ben@example.bz', 1],
    ]);
    expect(open.filter((row) => row.attempts === 0)).toMatchObject([{ recipient: 'ana@example.bz' }]);
  });

  test('are mailed once each, also where an address is set twice', async () => {
    serverEnv().SHEET_EDITORS.push('ana@example.bz');
    await note(NOW, A);
    await notifyEditors(NOW + 8 * MINUTE);
    expect((await rows()).map((row) => row.recipient).toSorted()).toEqual(EDITORS);
    serverEnv().SHEET_EDITORS.pop();
  });

  test('are the moderators where none is set, who are led to the page', async () => {
    const editors = serverEnv().SHEET_EDITORS.splice(0);
    await note(NOW, A);
    await notifyEditors(NOW + 8 * MINUTE);
    await deliver(NOW + 8 * MINUTE);
    expect(recipients()).toEqual(['mod@example.bz']);
    expect(server.taken[0]?.mail.text).toContain('https://guide.example/moderate/sheet');
    serverEnv().SHEET_EDITORS.push(...editors);
  });

  test('get nothing any more once they are none', async () => {
    await note(NOW, A);
    await notifyEditors(NOW + 8 * MINUTE);
    const editors = serverEnv().SHEET_EDITORS.splice(0, 1);
    await deliver(NOW + 8 * MINUTE);
    expect(recipients()).toEqual(['ben@example.bz']);
    serverEnv().SHEET_EDITORS.unshift(...editors);
  });

  test('get a mail that ends, of a sheet with ten thousand faults', async () => {
    const faults = Array.from({ length: 10_000 }, (_, index) =>
      someFault({ row: index + 2, cell: `day ${index}` }),
    );
    await note(NOW, ...faults);
    await notifyEditors(NOW + 8 * MINUTE);
    await deliver(NOW + 8 * MINUTE);
    expect(subjects()[0]).toBe('To look at: 10,000 things in the events sheet');
    expect(server.taken[0]?.mail.text).toContain('And 9,980 more.');
    const { db } = await store();
    const { value } = await db.selectFrom('settings').select('value').executeTakeFirstOrThrow();
    expect(JSON.parse(value)).toMatchObject({ total: 10_000, faults: { length: 1_000 } });
  });

  test('lose no fault to a store that holds something unreadable', async () => {
    const { db } = await store();
    await db.insertInto('settings').values({ name: 'watched-sheet', value: '{"faults":1' }).execute();
    await note(NOW, A);
    await notifyEditors(NOW + 8 * MINUTE);
    await deliver(NOW + 8 * MINUTE);
    expect(recipients()).toEqual(EDITORS);
  });
});
