import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { EventSnapshot } from '#lib/catalog/catalog-state.server';
import { joinedEvents } from '#lib/catalog/join-approved.server';
import { processWide } from '#lib/server/process-wide.server';
import type { Store } from '#lib/server/store/open-store.server';
import { editEvent } from '#lib/submissions/moderation/decisions/edit-event.server';
import { startGoogleSheets } from '../../fakes/google-sheets.mjs';
import { freshEvents, temporaryFolder } from '../../support/events/fresh-events.ts';
import { sheetOf } from '../../support/events/sheet-of.ts';
import { someEvent } from '../../support/events/some-event.ts';
import { setClock } from '../../support/set-clock.ts';
import { putItem } from '../../support/store/stored-items.ts';
import { describeStores, storeFolder } from '../../support/store/stores.ts';
import { someSubmission } from '../../support/submissions/some-submission.ts';

const shared = processWide<{ opened?: Promise<Store> | undefined }>('store', () => ({}));
const before = { ...process.env };

const NOW = Date.UTC(2026, 10, 22, 18);
const HOUR_MS = 3_600_000;
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString();

let google: Awaited<ReturnType<typeof startGoogleSheets>>;
let warnings: jest.SpyInstance;

beforeEach(async () => {
  setClock(NOW);
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  google = await startGoogleSheets({ csv: sheetOf(4) });
});
afterEach(async () => {
  warnings.mockRestore();
  await google.close();
  // The store's folder stays, because all tests of a describeStores use it.
  process.env = { ...before, DATA_DIR: storeFolder() };
});

const withSheet = () => freshEvents({ EVENTS_CSV_URL: google.csvUrl, DATA_DIR: storeFolder() });
const db = async () => (await (shared.opened as Promise<Store>)).db;

/** Runs work while each request to the store fails. */
async function withoutStore(work: () => Promise<void>) {
  const opened = shared.opened;
  const broken = Promise.reject(Object.assign(new Error('broken'), { code: 'ECONNREFUSED' }));
  broken.catch(() => {});
  shared.opened = broken;
  await work().finally(() => {
    if (opened) shared.opened = opened;
  });
}

describeStores('Approved events', () => {
  test('follow the sheet’s, change the version, and are among the changed ids', async () => {
    const { refreshEvents, servedEvents, healthReport } = await withSheet();
    const first = (await refreshEvents()).snapshot;
    await putItem(await db(), { status: 'approved', event_id: 'village-fiesta' });
    const { snapshot, changedIds } = await refreshEvents({ force: true });
    expect(snapshot.events.map(({ id }) => id)).toEqual([
      'event-1',
      'event-2',
      'event-3',
      'event-4',
      'village-fiesta',
    ]);
    expect(changedIds).toEqual(['village-fiesta']);
    expect(snapshot.version).not.toBe(first.version);
    expect(await servedEvents()).toBe(snapshot);
    expect((await healthReport()).serving).toMatchObject({ events: 5, approved: 1, from: 'published-csv' });
  });

  test('are left out when the sheet has their id', async () => {
    await putItem(await db(), { status: 'approved', event_id: 'event-2' });
    const { refreshEvents } = await withSheet();
    const { events, approved } = (await refreshEvents()).snapshot;
    expect([events.length, events[1]?.title, approved]).toEqual([4, 'Event 2', 0]);
  });

  test.each([
    [
      'cancelled is cancelled in the list',
      { kind: 'cancelled' },
      { status: 'cancelled', date: '2030-12-01' },
    ],
    [
      'moved has its new day and place in the list',
      {
        kind: 'moved',
        endDate: '',
        moreDates: [],
        timeZone: '',
        date: '2030-12-08',
        time: '6 PM',
        isAllDay: false,
        venueName: 'New Hall',
        community: 'Dangriga',
      },
      { status: 'scheduled', date: '2030-12-08', venue: 'New Hall' },
    ],
  ])('change their row in the sheet by an announcement: one that was %s', async (_, announcement, shown) => {
    const { refreshEvents } = await withSheet();
    const [event] = (await refreshEvents()).snapshot.events;
    await putItem(await db(), {
      status: 'approved',
      event_id: String(event?.id),
      published_via: 'sheet',
      announcement: JSON.stringify([announcement]),
      payload: someSubmission({ date: event?.date, venueName: event?.venue, community: event?.city }),
    });
    const { snapshot } = await refreshEvents({ force: true });
    expect(snapshot.events).toHaveLength(4);
    expect(snapshot.events[0]).toMatchObject({ id: event?.id, ...shown });
  });

  describe('of several dates in the sheet, one of which its organiser has cancelled,', () => {
    const DATES = ['2030-12-07', '2030-12-14', '2030-12-21'];
    const SHEET = [
      'Event,Date,Time,Venue,Location,Cost,ID,MoreDates',
      'Other,12/2/2030,8 PM,Hall,Hopkins,,other,',
    ];
    const classOf = (...dates: readonly string[]) =>
      [...SHEET, `Class,${dates[0]},8 PM,Hall,Hopkins,,class,"${dates.slice(1).join(', ')}"`].join('\n');
    const shownWith = async (row: string, ...cancelledDates: readonly string[]) => {
      google.setCsv(row);
      const { refreshEvents } = await withSheet();
      await putItem(await db(), {
        status: 'approved',
        event_id: 'class',
        published_via: 'sheet',
        announcement: JSON.stringify([{ kind: 'date-cancelled', cancelledDates }]),
        payload: someSubmission({
          ...{ title: 'Class', date: DATES[0], moreDates: DATES.slice(1) },
          ...{ venueName: 'Hall', community: 'Hopkins' },
        }),
      });
      const { events } = (await refreshEvents()).snapshot;
      const { date, moreDates, cancelledDates: off, status } = events.find(({ id }) => id === 'class') ?? {};
      return { date, moreDates, off, status };
    };
    const status = 'scheduled';

    test.each([
      ['the first', ['2030-12-07'], { date: '2030-12-14', moreDates: ['2030-12-21'] }],
      ['one between', ['2030-12-14'], { date: '2030-12-07', moreDates: ['2030-12-21'] }],
      ['all but one', ['2030-12-07', '2030-12-21'], { date: '2030-12-14', moreDates: undefined }],
    ])('a row loses it, and says which: %s', async (_, off, left) => {
      expect(await shownWith(classOf(...DATES), ...off)).toEqual({ ...left, off, status });
    });

    test.each([
      ['does not have it any more', ['2030-12-07', '2030-12-21'], { moreDates: ['2030-12-21'] }],
      ['has only that', ['2030-12-14'], {}],
    ])('a row stays as it is where it %s', async (_, dates, more) => {
      expect(await shownWith(classOf(...dates), '2030-12-14')).toEqual({ date: dates[0], ...more, status });
    });
  });

  describe('that were corrected and are in the sheet', () => {
    const put = async (event: { id: string; date: string; venue: string; city: string; title: string }) => {
      const payload = someSubmission({
        ...{ date: event.date, venueName: event.venue, community: event.city, title: event.title },
        ...{ time: '', isAllDay: true },
      });
      const item = await putItem(await db(), {
        status: 'approved',
        event_id: event.id,
        published_via: 'sheet',
        payload,
        decided_at: ago(9 * HOUR_MS),
        updated_at: ago(9 * HOUR_MS),
      });
      return { ...item, title: payload.title };
    };
    const correct = async (id: string, title: string) => {
      const { sheetRowWithId } = await import('#lib/catalog/sheet-rows.server');
      const now = NOW + 1_000;
      setClock(now);
      const deciding = { itemId: id, version: 0, who: 'ana@example.com', now };
      await editEvent(deciding, new URLSearchParams({ title }), { rowWithId: sheetRowWithId });
    };
    const ROW = 'Event,Date,Time,Venue,Location,ID,Cost';
    const row = (title: string, cost = '') => `${title},12/1/2030,,Hall,Hopkins,fair,${cost}`;
    const sheetWith = (...rows: string[]) =>
      [ROW, 'Other,12/2/2030,,Hall,Hopkins,other,', ...rows].join('\n');
    const FAIR = { id: 'fair', date: '2030-12-01', venue: 'Hall', city: 'Hopkins', title: 'Fair' };

    test('are shown as corrected until their row says something newer, with the same number of their entries', async () => {
      google.setCsv(sheetWith(row('Fair')));
      const { refreshEvents, refreshFromApproved } = await withSheet();
      await refreshEvents();
      const { id } = await put(FAIR);
      await correct(id, 'Village Fair');
      const fairOf = ({ events }: { events: readonly { id: string; title: string }[] }) =>
        events.find((event) => event.id === 'fair');
      const { snapshot, changedIds } = await refreshFromApproved();
      expect(fairOf(snapshot)).toMatchObject({ title: 'Village Fair', revision: { sequence: 1 } });
      expect(changedIds).toContain('fair');
      expect(fairOf((await refreshEvents({ force: true })).snapshot)).toMatchObject({
        title: 'Village Fair',
      });
      google.setCsv(sheetWith(row('Grand Village Fair', 'BZ$5')));
      expect(fairOf((await refreshEvents({ force: true })).snapshot)).toMatchObject({
        title: 'Grand Village Fair',
        cost: 'BZ$5',
        revision: { sequence: 1 },
      });
    });

    test.each([
      ['title', row('Fair of Hopkins'), { title: 'Fair of Hopkins' }],
      ['cost', row('Fair', 'BZ$20'), { title: 'Fair', cost: 'BZ$20' }],
    ])('are shown as their row says where its %s was changed by hand before', async (_, changed, shown) => {
      google.setCsv(sheetWith(changed));
      const { refreshEvents, refreshFromApproved } = await withSheet();
      await refreshEvents();
      const { id } = await put(FAIR);
      await correct(id, 'Village Fair');
      const { events } = (await refreshFromApproved()).snapshot;
      expect(events.find((event) => event.id === 'fair')).toMatchObject(shown);
    });
  });

  const added = (milliseconds: number) =>
    ({ status: 'approved', published_via: 'sheet', updated_at: ago(milliseconds) }) as const;

  test('that were added to the sheet come only from there once it was read an hour later, so that a deleted row is removed', async () => {
    await putItem(await db(), { status: 'approved', event_id: 'stays' });
    await putItem(await db(), { ...added(0.9 * HOUR_MS), event_id: 'still-here' });
    const { id } = await putItem(await db(), { ...added(1.1 * HOUR_MS), event_id: 'removed' });
    const { refreshEvents, refreshFromApproved, saveLastGoodCopy, sheetKey } = await withSheet();
    const text = sheetOf(4);
    await saveLastGoodCopy(sheetKey(), { savedAt: ago(HOUR_MS), source: 'published-csv', rows: 4, text });
    google.setFault('down');
    const idsOf = ({ events }: { events: { id: string }[] }) => events.map(({ id }) => id).slice(4);
    const first = (await refreshEvents()).snapshot;
    expect([first.from, idsOf(first)]).toEqual(['last-good-copy', ['stays', 'still-here', 'removed']]);
    google.setFault(null);
    const { snapshot, changedIds } = await refreshEvents({ force: true });
    expect([idsOf(snapshot), changedIds]).toEqual([['stays', 'still-here'], ['removed']]);
    expect(snapshot.version).not.toBe(first.version);
    // Its row is not even read again, unless it changes.
    await (await db()).updateTable('items').set({ announcement: '{' }).where('id', '=', id).execute();
    expect(idsOf((await refreshFromApproved()).snapshot)).toEqual(['stays', 'still-here']);
  });

  test('that were added to the sheet hours ago are served as long as no later reading of it is', async () => {
    await putItem(await db(), { ...added(9 * HOUR_MS), event_id: 'added' });
    const { refreshEvents, refreshFromApproved, saveLastGoodCopy, sheetKey } = await withSheet();
    const copy = { source: 'published-csv', rows: 4, text: sheetOf(4) } as const;
    await saveLastGoodCopy(sheetKey(), { ...copy, savedAt: ago(8.5 * HOUR_MS) });
    google.setFault('down');
    expect((await refreshEvents()).snapshot.events.at(-1)?.id).toBe('added');
    expect((await refreshEvents({ force: true })).snapshot.events.at(-1)?.id).toBe('added');
    expect((await refreshFromApproved()).snapshot.events.at(-1)?.id).toBe('added');
  });

  test('that were added to a sheet are served from the store where no sheet is read', async () => {
    await putItem(await db(), { ...added(9 * HOUR_MS), event_id: 'added' });
    const { refreshEvents } = await freshEvents({ DATA_DIR: storeFolder() });
    const { snapshot } = await refreshEvents();
    expect([snapshot.from, snapshot.approved, snapshot.events.at(-1)?.id]).toEqual(['sample', 1, 'added']);
  });

  test('that were added to the sheet come back when the clock was ahead at its last reading', async () => {
    await putItem(await db(), { ...added(0), event_id: 'added' });
    const { refreshEvents, refreshFromApproved, saveLastGoodCopy, sheetKey } = await withSheet();
    const copy = { source: 'published-csv', rows: 4, text: sheetOf(4) } as const;
    await saveLastGoodCopy(sheetKey(), { ...copy, savedAt: ago(-9 * HOUR_MS) });
    google.setFault('down');
    await refreshEvents();
    await putItem(await db(), { status: 'approved', event_id: 'other' });
    expect((await refreshFromApproved()).snapshot.approved).toBe(1);
    google.setFault(null);
    await refreshEvents({ force: true });
    expect((await refreshFromApproved()).snapshot.approved).toBe(2);
  });

  test('do not count as rows when a sheet shrinks', async () => {
    for (let count = 0; count < 6; count += 1) await putItem(await db(), { status: 'approved' });
    const { refreshEvents } = await withSheet();
    expect((await refreshEvents()).snapshot.events).toHaveLength(10);
    google.setCsv(sheetOf(2));
    expect(await refreshEvents({ force: true })).toMatchObject({ answered: true, snapshot: { approved: 6 } });
    google.setCsv('Event,Date,Time,Venue,Location');
    expect((await refreshEvents({ force: true })).answered).toBe(false);
  });

  test('are refreshed without a request to the sheet, even while it is down', async () => {
    const { refreshEvents, refreshFromApproved } = await withSheet();
    await refreshEvents();
    google.setFault('down');
    const requests = google.requests.length;
    const { id } = await putItem(await db(), { status: 'approved' });
    const { snapshot, changedIds } = await refreshFromApproved();
    expect([snapshot.events.length, changedIds]).toEqual([5, [`event-${id}`]]);
    expect(google.requests).toHaveLength(requests);
  });

  test('stay as last read while the store fails, and the health report has the reason', async () => {
    await putItem(await db(), { status: 'approved' });
    const { refreshEvents, healthReport } = await withSheet();
    await refreshEvents();
    await withoutStore(async () => {
      expect((await refreshEvents({ force: true })).snapshot.events).toHaveLength(5);
      expect(await healthReport()).toMatchObject({
        status: expect.stringMatching(/^(degraded|failing)$/),
        approvedProblem: 'The store could not be read (ECONNREFUSED)',
      });
    });
    await refreshEvents({ force: true });
    expect((await healthReport()).approvedProblem).toBeUndefined();
  });

  test('are the only missing events when a server starts without its store', async () => {
    await putItem(await db(), { status: 'approved' });
    await withoutStore(async () => {
      const { refreshEvents } = await withSheet();
      expect((await refreshEvents()).snapshot).toMatchObject({ events: { length: 4 }, approved: 0 });
    });
  });

  test('are joined once and cached', async () => {
    const { refreshEvents, servedEvents } = await withSheet();
    await putItem(await db(), { status: 'approved' });
    await refreshEvents();
    expect(await servedEvents()).toBe(await servedEvents());
  });
});

describe('The row of an event of which a date is cancelled', () => {
  const DATES = { date: '2030-12-05', moreDates: ['2030-12-12', '2030-12-19'] } as const;
  const OLD = { ...DATES, id: 'class', venue: 'Old Hall' };
  const OFF = { cancelledDates: ['2030-12-19'] } as const;
  const MOVED_VENUE = {
    movedFrom: { date: '2030-12-05', venue: 'Old Hall', city: 'Hopkins', to: '2030-12-05' },
  };
  const LEFT = { date: '2030-12-05', moreDates: ['2030-12-12'], ...OFF };

  test.each([
    ['has not moved', OLD, {}, { ...LEFT, venue: 'Old Hall' }],
    ['moved, and the row has not', OLD, MOVED_VENUE, { ...LEFT, venue: 'New Hall' }],
    ['moved with its row', { ...OLD, venue: 'New Hall' }, MOVED_VENUE, { ...LEFT, venue: 'New Hall' }],
    ['moved, and its row elsewhere', { ...OLD, venue: 'Park' }, MOVED_VENUE, { ...LEFT, venue: 'Park' }],
    [
      'moved to other days with its row',
      { ...OLD, date: '2030-12-06', moreDates: ['2030-12-13', '2030-12-19'] },
      { movedFrom: { ...MOVED_VENUE.movedFrom, to: '2030-12-06' } },
      { date: '2030-12-06', moreDates: ['2030-12-13'], ...OFF },
    ],
    ['is cancelled altogether', OLD, { status: 'cancelled' }, { ...LEFT, status: 'cancelled' }],
    [
      'moved with its row, and is cancelled altogether',
      { ...OLD, venue: 'New Hall' },
      { ...MOVED_VENUE, status: 'cancelled' },
      { ...LEFT, venue: 'New Hall', status: 'cancelled' },
    ],
  ] as const)('lacks that date where the event %s', (_, row, announced, shown) => {
    const readAt = '2030-11-01T00:00:00Z';
    const sheet: EventSnapshot = {
      ...{ events: [someEvent(row)], approved: 0, skipped: [], from: 'published-csv' },
      ...{ since: readAt, readAt, version: 'one' },
    };
    const event = someEvent({ ...OLD, ...LEFT, venue: 'New Hall', ...announced });
    const approved = {
      ...{ version: '1', events: [], announced: [event], corrected: [], sheetReadAt: 0 },
      ...{ revisions: new Map(), inSheetFrom: new Map() },
    };
    const [joined] = joinedEvents(sheet, approved).events;
    expect(joined).toMatchObject(shown);
  });
});

test('a build never opens the store', async () => {
  const folder = await temporaryFolder();
  const opened = shared.opened;
  shared.opened = undefined;
  const { refreshEvents } = await freshEvents({
    DATA_DIR: folder.path,
    NEXT_PHASE: 'phase-production-build',
  });
  await refreshEvents();
  expect([existsSync(join(folder.path, 'store.db')), shared.opened]).toEqual([false, undefined]);
  if (opened) shared.opened = opened;
  await folder.remove();
});
