import 'server-only';
import type { Selectable } from 'kysely';
import type { SlideTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import type { CalendarDay } from '#lib/time/calendar-day';

export type Slide = Selectable<SlideTable>;

/** The slides whose last day is not before a day, the earliest first. Throws when the store is unavailable. */
export async function loadSlidesUntil(day: CalendarDay): Promise<Slide[]> {
  const { db } = await store();
  return db
    .selectFrom('slides')
    .selectAll()
    .where('last_day', '>=', day)
    .orderBy('first_day')
    .orderBy('id')
    .execute();
}

/** All slides that are stored, the latest first. */
export async function loadAllSlides(): Promise<Slide[]> {
  const { db } = await store();
  return db.selectFrom('slides').selectAll().orderBy('first_day', 'desc').orderBy('id').execute();
}

/** A slide, or undefined. */
export async function loadSlide(id: string): Promise<Slide | undefined> {
  const { db } = await store();
  return db.selectFrom('slides').selectAll().where('id', '=', id).executeTakeFirst();
}
