import 'server-only';
import type { Kysely } from 'kysely';
import { serverEnv } from '#lib/server/env.server';
import type { Database } from '#lib/server/store/schema';
import { inTransaction, store } from '#lib/server/store/store.server';
import { addDays, belizeDay, type CalendarDay } from '#lib/time/calendar-day';
import { giveUpUploads } from '#lib/uploads/claim-uploads.server';
import { isSlideDrawing } from '../slides/slide-drawings.ts';
import { lastDayOfRun } from '../slides/slide-run.ts';

/** Days after its end for which a slide's image is stored, in case it runs again. */
const SLIDE_IMAGE_DAYS = 30;
/** Days after its end for which a slide and its results are stored: as long as its counts. */
const SLIDE_DAYS = 400;

/** The slides that ended before a day. */
async function endedBefore(db: Kysely<Database>, day: CalendarDay) {
  const slides = await db
    .selectFrom('slides')
    .select(['id', 'image', 'first_day', 'last_day', 'ended_at', 'advertiser_email'])
    .where((row) => row.or([row('last_day', '<', day), row('ended_at', 'is not', null)]))
    .execute();
  return slides.filter((slide) => lastDayOfRun(slide) < day);
}

/**
 * Deletes the advertisers' addresses of slides that ended RETENTION_DAYS ago, gives up, for the next clean-up, the images
 * of those that ended 30 days ago, and deletes slides that ended 400 days ago; `now` is in milliseconds since 1970. Throws
 * when the store is unavailable.
 */
export async function deletePastSlides(now: number): Promise<void> {
  const today = belizeDay(now);
  const addressed = (
    await endedBefore((await store()).db, addDays(today, -serverEnv().RETENTION_DAYS))
  ).filter(({ advertiser_email }) => advertiser_email !== null);
  const pictured = (await endedBefore((await store()).db, addDays(today, -SLIDE_IMAGE_DAYS))).filter(
    ({ image }) => image !== '',
  );
  const gone = await endedBefore((await store()).db, addDays(today, -SLIDE_DAYS));
  if (addressed.length + pictured.length + gone.length === 0) return;
  await inTransaction(async (db) => {
    for (const { id } of addressed)
      await db.updateTable('slides').set({ advertiser_email: null }).where('id', '=', id).execute();
    for (const { id, image } of pictured) {
      if (isSlideDrawing(image)) continue;
      await giveUpUploads(db, id);
      await db.updateTable('slides').set({ image: '' }).where('id', '=', id).execute();
    }
    for (const { id } of gone) {
      await db.deleteFrom('slides').where('id', '=', id).execute();
      await giveUpUploads(db, id);
      await db.deleteFrom('audit').where('item_id', '=', id).execute();
    }
  });
}
