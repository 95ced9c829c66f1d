import { beforeEach, expect, test } from '@jest/globals';
import { catalogState, type EventSnapshot } from '#lib/catalog/catalog-state.server';
import { eventAddress } from '#lib/catalog/event-address.server';
import { forgetRemembered, joinRemembered, partRemembered } from '#lib/catalog/memory/decide-memory.server';
import { renewMemory } from '#lib/catalog/memory/load-memory.server';
import {
  asNewServer,
  configureSheet,
  DRUM_DAY,
  idOn,
  remember,
  sheetWith,
  TWO_WEEKS_LATER,
  WEEK_LATER,
} from '../../support/events/sheet-with.ts';
import { describeStores } from '../../support/store/stores.ts';

const DRUMS = idOn(DRUM_DAY, 'dangriga-drums');
const MOVED = idOn(WEEK_LATER, 'dangriga-drums');
/** On another day in another place: never guessed. */
const ELSEWHERE = idOn(WEEK_LATER, 'hopkins-drums');
const deciding = { who: 'ana@example.com', now: Date.UTC(2026, 10, 28, 18) };
const MARKET = { title: 'Market' };

/** Serves an accepted reading, and remembers it. */
async function serve(sheet: EventSnapshot): Promise<void> {
  await remember(sheet);
  // As if it had just been read, so that nothing is asked again before an address is called unknown.
  Object.assign(catalogState(), { sheet, readAt: Number.POSITIVE_INFINITY });
}

const decided = async (work: Promise<void>) => {
  await work;
  await renewMemory();
};

describeStores('The address of an event', () => {
  beforeEach(async () => {
    configureSheet();
    asNewServer();
    await serve(sheetWith([{}, MARKET]));
  });

  test('is known while the event is listed, and unknown where there never was one', async () => {
    expect(await eventAddress(DRUMS)).toEqual({ kind: 'known' });
    expect(await eventAddress(idOn(DRUM_DAY, 'dangriga-parade'))).toEqual({ kind: 'unknown' });
  });

  test('leads to the present one after a move, even where several events have its title', async () => {
    await serve(sheetWith([{ date: WEEK_LATER }, MARKET]));
    await serve(sheetWith([{ date: WEEK_LATER }, { date: TWO_WEEKS_LATER }, MARKET]));
    expect(await eventAddress(DRUMS)).toEqual({ kind: 'moved', id: MOVED });
  });

  test('leads nowhere where several events have the title of one that vanished', async () => {
    await serve(sheetWith([{ date: WEEK_LATER }, { date: TWO_WEEKS_LATER }, MARKET]));
    expect(await eventAddress(DRUMS)).toEqual({ kind: 'unknown' });
  });

  test('follows what moderators decide: joined, parted, gone', async () => {
    await serve(
      sheetWith([
        { date: WEEK_LATER, city: 'Hopkins' },
        { title: 'Drums', date: TWO_WEEKS_LATER },
      ]),
    );
    expect(await eventAddress(DRUMS)).toEqual({ kind: 'unknown' });
    await decided(joinRemembered({ goneId: DRUMS, presentId: ELSEWHERE, ...deciding }));
    expect(await eventAddress(DRUMS)).toEqual({ kind: 'moved', id: ELSEWHERE });
    await serve(sheetWith([{ date: WEEK_LATER, city: 'Hopkins' }]));
    await decided(partRemembered({ id: ELSEWHERE, ...deciding }));
    // Not by its title either, although one listed event alone has it.
    expect(await eventAddress(DRUMS)).toEqual({ kind: 'unknown' });
    await decided(forgetRemembered({ id: DRUMS, ...deciding }));
    expect(await eventAddress(DRUMS)).toEqual({ kind: 'gone' });
  });

  test('is known again when its row is back', async () => {
    await serve(sheetWith([MARKET]));
    await decided(forgetRemembered({ id: DRUMS, ...deciding }));
    await serve(sheetWith([{}, MARKET]));
    expect(await eventAddress(DRUMS)).toEqual({ kind: 'known' });
  });
});
