import { beforeEach, expect, test } from '@jest/globals';
import { catalogState, type EventSnapshot } from '#lib/catalog/catalog-state.server';
import { loadMemory } from '#lib/catalog/memory/load-memory.server';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { processWide } from '#lib/server/process-wide.server';
import { store } from '#lib/server/store/store.server';
import {
  asNewServer,
  configureSheet,
  DRUM_DAY,
  drums,
  idOn,
  NOTHING_APPROVED,
  remember,
  sheetWith,
  TWO_WEEKS_LATER,
  WEEK_LATER,
} from '../../../support/events/sheet-with.ts';
import { describeStores } from '../../../support/store/stores.ts';

const DRUMS = idOn(DRUM_DAY, 'dangriga-drums');
const MOVED = idOn(WEEK_LATER, 'dangriga-drums');

const rowsOf = async () =>
  (await store()).db.selectFrom('remembered_events').selectAll().orderBy('uid').execute();
const headOf = async () =>
  (
    await (await store()).db.selectFrom('settings').selectAll().where('name', '=', 'event-memory').execute()
  )[0];
const remembered = async (id: string) => (await loadMemory()).byId.get(id);

const approve = (fields: Partial<CalendarEvent>) =>
  Object.assign(catalogState(), { approved: { ...NOTHING_APPROVED, events: [drums(fields)] } });

describeStores('What the guide remembers', () => {
  beforeEach(() => {
    configureSheet();
    asNewServer();
  });

  test('is written at the first reading, which calls nothing new, and read by another server alike', async () => {
    expect(await remember(sheetWith([{}, { title: 'Market' }]))).toBe(true);
    const here = await loadMemory();
    asNewServer();
    expect(await loadMemory()).toEqual(here);
    expect(await remembered(DRUMS)).toMatchObject({
      uid: `${DRUMS}@belize.example`,
      firstSeen: undefined,
      changed: undefined,
    });
  });

  test('is not written again for the same events, whenever they are read and by whom', async () => {
    await remember(sheetWith([{}, { title: 'Market' }]));
    const before = [await headOf(), await rowsOf()];
    expect(await remember(sheetWith([{}, { title: 'Market' }]))).toBe(false);
    asNewServer();
    expect(await remember(sheetWith([{ title: 'Market' }, {}]))).toBe(false);
    expect([await headOf(), await rowsOf()]).toEqual(before);
  });

  test('keeps the UID through a move, and says what it was before', async () => {
    await remember(sheetWith([{}, { title: 'Market' }]));
    await remember(sheetWith([{ date: WEEK_LATER }, { title: 'Market' }]));
    const memory = await loadMemory();
    expect(memory.byId.get(MOVED)).toMatchObject({
      uid: `${DRUMS}@belize.example`,
      sequence: 1,
      movedFrom: { date: DRUM_DAY, city: 'Dangriga' },
    });
    expect(memory.byFormerId.get(DRUMS)?.id).toBe(MOVED);
    expect(memory.byId.has(DRUMS)).toBe(false);
  });

  test('keeps which date has the UID itself, where the first of several is left out', async () => {
    await remember(sheetWith([{ moreDates: [WEEK_LATER, TWO_WEEKS_LATER] }]));
    await remember(sheetWith([{ date: WEEK_LATER, moreDates: [TWO_WEEKS_LATER] }]));
    asNewServer();
    expect(await remembered(MOVED)).toMatchObject({
      uid: `${DRUMS}@belize.example`,
      uidDay: DRUM_DAY,
      movedFrom: undefined,
    });
  });

  test('keeps the public fields of a row that vanished, and none that is not public', async () => {
    const secret = { contactEmail: 'private-marker@example.com' };
    await remember(sheetWith([{ ...secret, description: 'Loud.' }, { title: 'Market' }]));
    await remember(sheetWith([{ title: 'Market' }]));
    expect(await remembered(DRUMS)).toMatchObject({
      goneSince: expect.any(String),
      event: { title: 'Drums', description: 'Loud.' },
    });
    expect(JSON.stringify(await rowsOf())).not.toContain('private-marker');
  });

  test('has no field of an approved event once its approval is taken back', async () => {
    const sheet = sheetWith([{ title: 'Market' }]);
    await remember(sheet);
    approve({});
    await remember(sheet);
    expect(await remembered(DRUMS)).toMatchObject({ source: 'store', firstSeen: expect.any(String) });
    Object.assign(catalogState(), { approved: { ...NOTHING_APPROVED } });
    await remember(sheet);
    expect(await remembered(DRUMS)).toMatchObject({ goneSince: expect.any(String), event: undefined });
    expect((await rowsOf()).find(({ event_id }) => event_id === DRUMS)).toMatchObject({
      event: null,
      hash: '',
      moved_from: null,
    });
  });

  test.each<[why: string, fields: Partial<EventSnapshot>]>([
    ['the sample calendar', { from: 'sample' }],
    ['nothing at all', { from: 'nothing' }],
    ['a copy of an earlier reading', { from: 'last-good-copy' }],
    ['a reading that is older than the one that was compared last', { readAt: '2026-01-01T00:00:00.000Z' }],
  ])('is not changed by %s', async (_, fields) => {
    await remember(sheetWith([{}]));
    const before = [await headOf(), await rowsOf()];
    expect(await remember(sheetWith([{ title: 'Market' }], fields))).toBe(false);
    expect([await headOf(), await rowsOf()]).toEqual(before);
  });

  test('is not changed while the sheet, or what was approved, is not certain', async () => {
    await remember(sheetWith([{}]));
    const before = await rowsOf();
    const sheet = sheetWith([{ title: 'Market' }]);
    for (const uncertain of [
      { uncheckedSheet: sheet },
      { approvedProblem: 'The store could not be read' },
      { approved: { ...NOTHING_APPROVED, version: undefined } },
      { approved: { ...NOTHING_APPROVED, version: 'of-before' } },
    ]) {
      asNewServer();
      Object.assign(catalogState(), uncertain);
      expect(await remember(sheet)).toBe(false);
    }
    expect(await rowsOf()).toEqual(before);
  });

  test('is one truth where two writers compare the same two readings at once', async () => {
    await remember(sheetWith([{}, { title: 'Market' }]));
    const sheet = sheetWith([{ date: WEEK_LATER }, { title: 'Market' }, { title: 'Parade' }]);
    // Both have read the memory before either writes, as two servers do.
    const first = remember(sheet);
    Object.assign(
      processWide('remembered-reading', () => ({})),
      { done: '', running: undefined },
    );
    const second = remember(sheet);
    const written = [await first, await second];
    expect(written.filter(Boolean)).toHaveLength(1);
    expect((await rowsOf()).map(({ uid, event_id, sequence }) => [uid, event_id, sequence])).toEqual([
      [`${DRUMS}@belize.example`, MOVED, 1],
      [`${idOn(DRUM_DAY, 'dangriga-market')}@belize.example`, idOn(DRUM_DAY, 'dangriga-market'), 0],
      [`${idOn(DRUM_DAY, 'dangriga-parade')}@belize.example`, idOn(DRUM_DAY, 'dangriga-parade'), 0],
    ]);
  });

  test('stays as it was last read while the store is away, and is written at the next reading', async () => {
    const warned = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    await remember(sheetWith([{}]));
    const opened = processWide<{ opened?: Promise<unknown> }>('store', () => ({}));
    const held = opened.opened;
    opened.opened = Promise.reject(new Error('The store is away'));
    const sheet = sheetWith([{ date: WEEK_LATER }]);
    expect(await remember(sheet)).toBe(false);
    expect((await loadMemory()).byId.has(DRUMS)).toBe(true);
    warned.mockRestore();
    Object.assign(opened, { opened: held });
    expect(await remember(sheet)).toBe(true);
    expect(await remembered(MOVED)).toMatchObject({ uid: `${DRUMS}@belize.example` });
  });

  test('is not used where no sheet is configured, whatever was remembered before', async () => {
    await remember(sheetWith([{}]));
    process.env.EVENTS_CSV_URL = '';
    await jest.isolateModulesAsync(async () => {
      const sample = await import('#lib/catalog/memory/load-memory.server');
      expect(await sample.loadMemory()).toMatchObject({ byId: new Map(), isOn: false });
    });
  });
});
