import { beforeEach, expect, test } from '@jest/globals';
import { homeSlides, publishSlides, servedSlideIds } from '#lib/catalog/booked-slides.server';
import { processWide } from '#lib/server/process-wide.server';
import { closeStore, store } from '#lib/server/store/store.server';
import { SPONSOR_SLIDES } from '#lib/site/sponsors';
import { bookSlide, endSlide } from '#lib/submissions/slides/book-slide.server';
import { addDays, belizeDay, belizeMidnight } from '#lib/time/calendar-day';
import { DAY_MS } from '#lib/time/durations';
import { setClock } from '../../support/set-clock.ts';
import { describeStores } from '../../support/store/stores.ts';
import { someBooking } from '../../support/submissions/some-booking.ts';

const OWN = SPONSOR_SLIDES.map(({ id }) => id);
const NOW = Date.UTC(2026, 10, 21, 12);
const TODAY = belizeDay(NOW);
const TOMORROW = addDays(TODAY, 1);
const acting = { who: 'ana@example.com', now: NOW };
setClock(NOW);

const book = (firstDay: string, lastDay: string) => bookSlide(someBooking({ firstDay, lastDay }), acting);
const shown = async (now = NOW) => (await homeSlides(now)).map(({ id }) => id);

/** As in a server that has just started. */
function forget() {
  const held = processWide('booked-slides', () => ({}));
  Object.assign(held, { version: undefined, slides: [], reading: undefined, isDown: false, published: '[]' });
}

/** Lets the server look, and says whether it published. */
async function look(now = NOW, succeeds = true): Promise<boolean> {
  let isPublished = false;
  await publishSlides(now, async () => {
    isPublished = true;
    return succeeds;
  });
  return isPublished;
}

describeStores('The home page shows', () => {
  beforeEach(forget);

  test('our own slides while nothing is booked, and publishes nothing for it', async () => {
    expect(await shown()).toEqual(OWN);
    expect(await look()).toBe(false);
  });

  test('the booked slides of the day first, then our own', async () => {
    const today = await book(TODAY, TODAY);
    await book(TOMORROW, TOMORROW);
    expect(await shown()).toEqual([today, ...OWN]);
  });

  test('a booking once the server has looked, which publishes it, and does so once', async () => {
    expect(await shown()).toEqual(OWN);
    const id = await book(TODAY, TODAY);
    expect(await shown()).toEqual(OWN);
    expect(await look()).toBe(true);
    expect(await shown()).toEqual([id, ...OWN]);
    expect(await look()).toBe(false);
  });

  test('what could not be published again at the next look', async () => {
    await book(TODAY, TODAY);
    expect(await look(NOW, false)).toBe(true);
    expect(await look()).toBe(true);
    expect(await look()).toBe(false);
  });

  test('other slides from midnight in Belize on, which publishes them', async () => {
    const today = await book(TODAY, TODAY);
    const tomorrow = await book(TOMORROW, TOMORROW);
    await look();
    const midnight = belizeMidnight(TOMORROW);
    expect(await look(midnight - 1)).toBe(false);
    expect(await look(midnight)).toBe(true);
    expect(await shown(midnight - 1)).toEqual([today, ...OWN]);
    expect(await shown(midnight)).toEqual([tomorrow, ...OWN]);
    expect(await shown(midnight + DAY_MS)).toEqual(OWN);
  });

  test('a slide that a moderator has ended no more', async () => {
    const id = await book(TODAY, TOMORROW);
    await look();
    await endSlide({ slideId: id, version: 0, ...acting });
    expect(await look()).toBe(true);
    expect(await shown()).toEqual(OWN);
  });

  test('what was read last while the store fails, and our own where nothing was read', async () => {
    const id = await book(TODAY, TODAY);
    await look();
    const { db } = await store();
    await db.destroy();
    expect(await look()).toBe(false);
    expect(await shown()).toEqual([id, ...OWN]);
    expect(await shown(NOW + DAY_MS)).toEqual(OWN);
    forget();
    expect(await shown()).toEqual(OWN);
    await closeStore();
  });
});

describeStores('Slides are counted', () => {
  beforeEach(forget);

  test('only those that the home page shows or showed yesterday', async () => {
    const today = await book(TODAY, TODAY);
    const tomorrow = await book(TOMORROW, TOMORROW);
    const countedAt = async (now: number) => [...(await servedSlideIds(now))];
    expect(await countedAt(NOW)).toEqual([...OWN, today]);
    expect((await countedAt(NOW + DAY_MS)).sort()).toEqual([...OWN, today, tomorrow].sort());
    expect(await countedAt(NOW + 2 * DAY_MS)).toEqual([...OWN, tomorrow]);
  });
});
