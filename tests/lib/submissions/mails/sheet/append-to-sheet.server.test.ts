import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deliverDue } from '#lib/outbox/deliver-due.server';
import { enqueue } from '#lib/outbox/enqueue.server';
import { inTransaction, store } from '#lib/server/store/store.server';
import { eventsVersion } from '#lib/submissions/items/published/events-version.server';
import { NOTIFICATION_HANDLERS } from '#lib/submissions/mails/notification-handlers.server';
import { cellsOf, isListed } from '#lib/submissions/mails/sheet/sheet-rows';
import { startSheetEditor } from '../../../../fakes/google-sheet-editor.mjs';
import { changeItem, storeEvent } from '../../../../support/store/stored-items.ts';
import { describeStores } from '../../../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const HEADER = ['Location', 'Event', 'Date', 'Time', 'Venue', 'Note', 'Cost', 'ID', 'Description'];
const OTHER = ['Dangriga', 'Settlement Day', '11/19/2026', '', 'Town', 'mine', 'Free', '', ''];
/** The most that one answer may bring, as of the sheet that is read. */
const MAX_ANSWER_BYTES = 10 * 1024 * 1024;
const ID = '20271205-san-antonio-village-fiesta';
const ROW = [
  'San Antonio (Toledo)',
  'Village Fiesta',
  '12/5/2027',
  '8 PM - 1 AM',
  'Football Field',
  '',
  'Free',
  ID,
  'Marimba, food and games on the field behind the school.',
];
let sheet: Awaited<ReturnType<typeof startSheetEditor>>;

beforeAll(async () => {
  sheet = await startSheetEditor([]);
  Object.assign(process.env, sheet.env);
});
beforeEach(() => sheet.reset([HEADER, OTHER]));
afterAll(() => sheet.close());

async function storeApproved(changes: Record<string, unknown> = {}) {
  const id = await storeEvent(NOW, changes);
  await changeItem(id, { status: 'approved', event_id: ID, published_via: 'store' });
  await inTransaction(async (db) => {
    await db.deleteFrom('outbox').execute();
    await enqueue(db, { kind: 'sheet-append', itemId: id }, NOW);
  });
  return id;
}
const row = async () => (await store()).db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
const item = async () => (await store()).db.selectFrom('items').selectAll().executeTakeFirstOrThrow();

describeStores('An approved event', () => {
  test('is appended in the columns of the sheet, and the version of the approved events changes', async () => {
    await storeApproved();
    const version = await eventsVersion();
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(sheet.rows()).toEqual([HEADER, OTHER, ROW]);
    expect(await item()).toMatchObject({ published_via: 'sheet', status: 'approved' });
    expect(await eventsVersion()).not.toBe(version);
    expect((await row()).delivered_at).not.toBeNull();
  });

  test('is never appended as a formula', async () => {
    await storeApproved({ title: '=IMPORTXML("https://bait.example")' });
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(sheet.rows()[2]?.[1]).toBe('=IMPORTXML("https://bait.example")');
  });

  test('is appended once, even if the first response was lost', async () => {
    await storeApproved();
    sheet.setFault('append-then-drop');
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(await row()).toMatchObject({ delivered_at: null, last_error: 'ECONNRESET' });
    expect(await item()).toMatchObject({ published_via: 'store' });
    sheet.setFault(null);
    await deliverDue(NOW + 15_000, NOTIFICATION_HANDLERS);
    expect(sheet.rows()).toEqual([HEADER, OTHER, ROW]);
    expect(sheet.appends()).toBe(1);
    expect(await item()).toMatchObject({ published_via: 'sheet' });
  });

  test('that an editor added to the sheet by hand is not appended', async () => {
    await storeApproved();
    const byHand = ['san antonio (toledo)', 'VILLAGE FIESTA', '12/05/2027', '', '', '', '', '', ''];
    sheet.reset([HEADER, byHand]);
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(sheet.rows()).toEqual([HEADER, byHand]);
  });

  test('is appended to a sheet that is larger than an answer may be when it is indented', async () => {
    await storeApproved();
    const about = 'x'.repeat(250);
    const rows = Array.from({ length: 30_000 }, (_, index) => [
      'Cayo',
      `Day ${index}`,
      ...OTHER.slice(2, 8),
      about,
    ]);
    const values = [HEADER, ...rows];
    const answer = { range: 'Sheet1!A1:Z1000', majorDimension: 'ROWS', values };
    expect(JSON.stringify(answer, null, 2).length).toBeGreaterThan(MAX_ANSWER_BYTES);
    expect(JSON.stringify(answer).length).toBeLessThan(MAX_ANSWER_BYTES);
    sheet.reset([...values]);
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(await row()).toMatchObject({ last_error: null, delivered_at: expect.any(String) });
    expect(sheet.rows().at(-1)).toEqual(ROW);
  });

  test('waits while the sheet is larger than an answer may be, under a code of its own', async () => {
    await storeApproved();
    sheet.reset([HEADER, [...OTHER.slice(0, 8), 'x'.repeat(MAX_ANSWER_BYTES)]]);
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(await row()).toMatchObject({ delivered_at: null, last_error: 'SHEET_TOO_LARGE' });
    expect(sheet.appends()).toBe(0);
  });

  test('is not appended after its approval was undone', async () => {
    const id = await storeApproved();
    await changeItem(id, { status: 'pending' });
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(sheet.appends()).toBe(0);
    expect(await row()).toMatchObject({ last_error: 'TAKEN_BACK' });
  });

  test.each([
    ['down', 'ECONNRESET'],
    ['no-token', 'HTTP_400'],
    ['forbidden', 'HTTP_403'],
    ['busy', 'HTTP_429'],
  ] as const)('waits while the sheet is %s', async (fault, code) => {
    await storeApproved();
    sheet.setFault(fault);
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(await row()).toMatchObject({ delivered_at: null, last_error: code });
    sheet.setFault(null);
    await deliverDue(NOW + 15_000, NOTIFICATION_HANDLERS);
    expect(sheet.rows()).toEqual([HEADER, OTHER, ROW]);
  });

  test.each([
    ['empty', []],
    ['without the columns that must be there', [['Event', 'When'], OTHER]],
  ])('waits while the sheet is %s', async (_, rows) => {
    await storeApproved();
    sheet.reset(rows);
    await deliverDue(NOW, NOTIFICATION_HANDLERS);
    expect(sheet.appends()).toBe(0);
    expect(await row()).toMatchObject({ last_error: 'SHEET_HEADER' });
  });

  test.each([
    ['the last of several days', { endDate: '2027-12-07' }],
    ['further dates', { moreDates: ['2027-12-12'] }],
    ['a country', { country: 'Jamaica', community: 'Kingston', district: '' as const }],
    ['a price', { cost: 'paid' as const, price: '25' }],
  ])(
    'with %s waits while the sheet has no column for it, and stays on the calendar whole',
    async (_, fields) => {
      await storeApproved(fields);
      await deliverDue(NOW, NOTIFICATION_HANDLERS);
      expect(sheet.appends()).toBe(0);
      expect(await row()).toMatchObject({ delivered_at: null, last_error: 'SHEET_COLUMNS' });
      expect(await item()).toMatchObject({ published_via: 'store' });
      sheet.reset([[...HEADER, 'EndDate', 'MoreDates', 'Country', 'Price', 'Currency'], OTHER]);
      await deliverDue(NOW + 15_000, NOTIFICATION_HANDLERS);
      expect(sheet.appends()).toBe(1);
      expect(await item()).toMatchObject({ published_via: 'sheet' });
    },
  );
});

describe('A row of the sheet', () => {
  const event = { Event: 'Fiesta', Date: '12/5/2027', Time: '', Venue: 'Field', Location: 'Cayo', ID: 'a-1' };

  test('has its cells in the order of the header, whose names may be spelt differently', () => {
    expect(cellsOf(['id', ' EVENT ', '', 'Date', 'event', 'Own'], event)).toEqual([
      'a-1',
      'Fiesta',
      '',
      '12/5/2027',
      '',
      '',
    ]);
  });

  test.each([
    ['by its ID, whatever else changed', ['Other', '1/1/2027', '', '', 'Dangriga', 'a-1'], true],
    ['by title, day and place', ['fiesta', '12/05/2027', '', '', 'CAYO', ''], true],
    ['not on another day', ['Fiesta', '12/6/2027', '', '', 'Cayo', ''], false],
    ['not at another place', ['Fiesta', '12/5/2027', '', '', 'Dangriga', ''], false],
    ['not in a short row', ['Fiesta'], false],
  ])('is found %s', (_, cells, found) => {
    expect(isListed([['Event', 'Date', 'Time', 'Venue', 'Location', 'ID'], cells], event)).toBe(found);
  });
});
