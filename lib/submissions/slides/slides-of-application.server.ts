import 'server-only';
import { store } from '#lib/server/store/store.server';
import type { CalendarDay } from '#lib/time/calendar-day';
import { resultsPath } from './results-link.server.ts';
import { lastDayOfRun, runStateOf } from './slide-run.ts';
import { RUN_STATE_WORDS, runWords } from './slide-words.ts';

/**
 * The slides that are booked for an application, the latest first, as its private page shows them on a day. Throws when
 * the store is unavailable.
 */
export async function slidesOfApplication(itemId: string, today: CalendarDay) {
  const { db } = await store();
  const slides = await db
    .selectFrom('slides')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('first_day', 'desc')
    .orderBy('id')
    .execute();
  return slides.map((slide) => ({
    id: slide.id,
    title: slide.title,
    words: `${RUN_STATE_WORDS[runStateOf(slide, today)]}: ${runWords(slide.first_day, lastDayOfRun(slide))}`,
    href: resultsPath(slide.id),
  }));
}
