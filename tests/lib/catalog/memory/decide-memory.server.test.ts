import { beforeEach, expect, test } from '@jest/globals';
import {
  forgetRemembered,
  joinRemembered,
  memoryAuditId,
  partRemembered,
} from '#lib/catalog/memory/decide-memory.server';
import {
  loadMemory,
  noteMemoryPublished,
  outdatedByMemory,
  renewMemory,
} from '#lib/catalog/memory/load-memory.server';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { loadHistory } from '#lib/submissions/items/record/load-history.server';
import { auditWords } from '#lib/submissions/moderation/item/audit-words';
import {
  asNewServer,
  configureSheet,
  DRUM_DAY,
  idOn,
  remember,
  sheetWith,
  TWO_WEEKS_LATER,
  WEEK_LATER,
} from '../../../support/events/sheet-with.ts';
import { describeStores } from '../../../support/store/stores.ts';

const DRUMS = idOn(DRUM_DAY, 'dangriga-drums');
/** On another day in another place: never guessed. */
const ELSEWHERE = idOn(WEEK_LATER, 'hopkins-drums');
const deciding = { who: 'ana@example.com', now: Date.UTC(2026, 10, 28, 18) };

const remembered = async (id: string) => {
  await renewMemory();
  return (await loadMemory()).byId.get(id);
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof PublicError ? error.status : error),
  );
const historyOf = async (uid: string) =>
  (await loadHistory((await store()).db, memoryAuditId(uid))).map((entry) => auditWords(entry));

describeStores('A moderator', () => {
  beforeEach(async () => {
    configureSheet();
    asNewServer();
    await remember(sheetWith([{}, { title: 'Market' }]));
    await remember(sheetWith([{ date: WEEK_LATER, city: 'Hopkins' }, { title: 'Market' }]));
    noteMemoryPublished(outdatedByMemory());
  });

  test('joins an event that vanished with one that is listed: one UID, the former address, a newer version', async () => {
    expect(await remembered(ELSEWHERE)).toMatchObject({ uid: `${ELSEWHERE}@belize.example`, formerIds: [] });
    await joinRemembered({ goneId: DRUMS, presentId: ELSEWHERE, ...deciding });
    expect(await remembered(ELSEWHERE)).toMatchObject({
      uid: `${DRUMS}@belize.example`,
      formerIds: [DRUMS],
      sequence: 1,
      goneSince: undefined,
      movedFrom: { date: DRUM_DAY, city: 'Dangriga' },
    });
    const { byId, byFormerId } = await loadMemory();
    expect([byId.has(DRUMS), byFormerId.get(DRUMS)?.id]).toEqual([false, ELSEWHERE]);
    expect(await historyOf(`${DRUMS}@belize.example`)).toEqual([
      'ana@example.com joined with its present address: “Drums”',
    ]);
  });

  test('has the pages of both published, and readings that follow change nothing', async () => {
    await joinRemembered({ goneId: DRUMS, presentId: ELSEWHERE, ...deciding });
    await renewMemory();
    expect(outdatedByMemory().toSorted()).toEqual([DRUMS, ELSEWHERE]);
    noteMemoryPublished([DRUMS, ELSEWHERE]);
    expect(outdatedByMemory()).toEqual([]);
    const sheet = sheetWith([{ date: WEEK_LATER, city: 'Hopkins' }, { title: 'Market' }]);
    expect(await remember(sheet)).toBe(false);
  });

  test('parts them again: each has the UID that it had, and a version that calendars take', async () => {
    await joinRemembered({ goneId: DRUMS, presentId: ELSEWHERE, ...deciding });
    await partRemembered({ id: ELSEWHERE, ...deciding });
    expect(await remembered(ELSEWHERE)).toMatchObject({
      uid: `${ELSEWHERE}@belize.example`,
      formerIds: [],
      sequence: 2,
      goneSince: undefined,
      movedFrom: undefined,
    });
    expect(await remembered(DRUMS)).toMatchObject({
      uid: `${DRUMS}@belize.example`,
      goneSince: expect.any(String),
      event: { title: 'Drums', date: DRUM_DAY, city: 'Dangriga', venue: '' },
    });
    await joinRemembered({ goneId: DRUMS, presentId: ELSEWHERE, ...deciding });
    expect(await remembered(ELSEWHERE)).toMatchObject({ uid: `${DRUMS}@belize.example`, sequence: 3 });
  });

  test('parts what a reading took for a move: the event gets a UID of its own', async () => {
    await remember(sheetWith([{ date: TWO_WEEKS_LATER, city: 'Hopkins' }, { title: 'Market' }]));
    const moved = idOn(TWO_WEEKS_LATER, 'hopkins-drums');
    expect(await remembered(moved)).toMatchObject({ uid: `${ELSEWHERE}@belize.example` });
    await partRemembered({ id: moved, ...deciding });
    expect(await remembered(moved)).toMatchObject({ uid: `${moved}@belize.example`, formerIds: [] });
    expect(await remembered(ELSEWHERE)).toMatchObject({ event: { date: WEEK_LATER, city: 'Hopkins' } });
  });

  test('says that an event is gone: nothing is kept of it but its address', async () => {
    const { db } = await store();
    await forgetRemembered({ id: DRUMS, ...deciding });
    expect(await remembered(DRUMS)).toMatchObject({
      goneSince: expect.any(String),
      event: undefined,
      hash: '',
    });
    const row = await db
      .selectFrom('remembered_events')
      .select('event')
      .where('event_id', '=', DRUMS)
      .executeTakeFirst();
    expect(row).toEqual({ event: null });
    expect(outdatedByMemory()).toEqual([DRUMS]);
  });

  test.each<[what: string, work: () => Promise<void>, status: number]>([
    [
      'joins nothing with an event that is not there',
      () => joinRemembered({ goneId: DRUMS, presentId: 'nowhere', ...deciding }),
      404,
    ],
    [
      'joins no event that is still listed',
      () => joinRemembered({ goneId: ELSEWHERE, presentId: ELSEWHERE, ...deciding }),
      409,
    ],
    [
      'joins nothing with an event that is not listed',
      () => joinRemembered({ goneId: DRUMS, presentId: DRUMS, ...deciding }),
      409,
    ],
    [
      'parts no event that never had another address',
      () => partRemembered({ id: ELSEWHERE, ...deciding }),
      409,
    ],
    ['calls no event gone that is listed', () => forgetRemembered({ id: ELSEWHERE, ...deciding }), 409],
  ])('%s, and nothing is published', async (_, work, status) => {
    expect(await refusal(work())).toBe(status);
    expect(outdatedByMemory()).toEqual([]);
  });

  test('is the only one of two who join the same event at once, and the other learns it', async () => {
    const ends = await Promise.all(
      [1, 2].map(() => refusal(joinRemembered({ goneId: DRUMS, presentId: ELSEWHERE, ...deciding }))),
    );
    expect(ends.toSorted()).toEqual([404, undefined]);
    expect(await remembered(ELSEWHERE)).toMatchObject({ uid: `${DRUMS}@belize.example`, sequence: 1 });
  });
});
