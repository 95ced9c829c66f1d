import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { enqueue } from '#lib/outbox/enqueue.server';
import { PublicError } from '#lib/server/http/public-error';
import type { Database } from '#lib/server/store/schema';
import { inTransaction } from '#lib/server/store/store.server';
import { belizeDay } from '#lib/time/calendar-day';
import { claimUploads, giveUpUploads, settleUploads } from '#lib/uploads/claim-uploads.server';
import { writeAudit } from '../items/record/write-audit.server.ts';
import { advertiserOf } from './advertiser-of.server.ts';
import { resultsHashOf } from './results-link.server.ts';
import { bookingFromForm, changedBookingFields, type SlideBooking } from './slide-booking.ts';
import { isSlideDrawing } from './slide-drawings.ts';
import { runStateOf } from './slide-run.ts';
import { noteSlidesChanged, slidesChanged } from './slides-version.server.ts';

/** Who books or changes, and when (milliseconds since 1970). */
type Acting = { who: string; now: number };
/** A change of a slide in the version that the moderator saw. */
type SlideChange = Acting & { slideId: string; version: number };

/** For counts, addresses and the history: 64 random bits. */
const newSlideId = () => randomBytes(8).toString('hex');

const overtaken = () =>
  new PublicError(
    409,
    'Somebody was faster: this slide has changed since you opened it. Look at it as it is now.',
    { code: 'conflict' },
  );

const unknownSlide = () => new PublicError(404, 'There is no such slide.', { code: 'unknown' });

/** The booking of a form. Throws a 400 with a sentence for each field that is wrong. */
function readBooking(form: URLSearchParams, now: number): SlideBooking {
  const read = bookingFromForm(form, belizeDay(now));
  if ('booking' in read) return read.booking;
  throw new PublicError(400, Object.values(read.fields)[0] ?? 'What was sent cannot be used.', {
    fields: read.fields,
  });
}

/** Claims the upload that a slide shows, and releases those that it showed before. Throws a 400 when it cannot be had. */
async function holdImage(db: Kysely<Database>, slideId: string, image: string): Promise<void> {
  const own = isSlideDrawing(image) ? [] : [image];
  try {
    await claimUploads(db, own, slideId);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    throw new PublicError(400, error.message, { fields: { image: error.message } });
  }
  await giveUpUploads(db, slideId, own);
  await settleUploads(db, slideId);
}

type Mailed = { slideId: string; itemId: string | null; email: string | null; version: number };

/**
 * Enqueues the mail with the results' link to the address of the slide's application, or to that of the booking. Throws
 * a 400 without one.
 */
async function mailLink(
  db: Kysely<Database>,
  { slideId, itemId, email, version }: Mailed,
  now: number,
): Promise<void> {
  const advertiser = await advertiserOf(db, itemId);
  if (!advertiser?.email && !email) {
    const sentence =
      'There is no email address: the slide has none, and belongs to no application that has one.';
    throw new PublicError(400, sentence, { fields: { mail: sentence } });
  }
  const occasion = `${slideId} ${version}`;
  const about = advertiser?.email ? { itemId: advertiser.itemId } : {};
  await enqueue(db, { kind: 'slide-booked', ...about, data: { slideId }, occasion }, now);
}

/**
 * Books a slide, of an application or of nobody in particular, and mails the link to its results if that was asked for,
 * or if the booking has an address of its own. Returns its id. Throws a PublicError 400 with a sentence for each field
 * that is wrong.
 */
export async function bookSlide(form: URLSearchParams, { who, now }: Acting): Promise<string> {
  const booking = readBooking(form, now);
  const id = newSlideId();
  const at = new Date(now).toISOString();
  await inTransaction(async (db) => {
    const advertiser = await advertiserOf(db, form.get('application'));
    const item_id = advertiser?.itemId ?? null;
    // An application has an address, which is deleted with it.
    const advertiser_email = item_id ? null : booking.advertiser_email;
    await holdImage(db, id, booking.image);
    await db
      .insertInto('slides')
      .values({
        id,
        ...booking,
        advertiser_email,
        item_id,
        results_hash: resultsHashOf(id),
        created_at: at,
        updated_at: at,
        ended_at: null,
        version: 0,
      })
      .execute();
    await noteSlidesChanged(db);
    await writeAudit(db, { itemId: id, who, action: 'booked it' }, now);
    if (item_id) await writeAudit(db, { itemId: item_id, who, action: 'booked a slide for it' }, now);
    if (form.get('mail') === 'yes' || advertiser_email)
      await mailLink(db, { slideId: id, itemId: item_id, email: advertiser_email, version: 0 }, now);
  });
  slidesChanged.raise();
  return id;
}

/** A slide in the version that the moderator saw. Throws a 404, or a 409 when it has changed since. */
async function slideAtVersion(db: Kysely<Database>, { slideId, version }: SlideChange) {
  const slide = await db.selectFrom('slides').selectAll().where('id', '=', slideId).executeTakeFirst();
  if (!slide) throw unknownSlide();
  if (slide.version === version) return slide;
  throw overtaken();
}

/** Changes a slide. Throws a 409 when another transaction changed it first, which only PostgreSQL lets happen. */
async function setSlide(
  db: Kysely<Database>,
  { slideId, version, now }: SlideChange,
  changes: Partial<SlideBooking> & { ended_at?: string | null },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('slides')
    .set({ ...changes, updated_at: new Date(now).toISOString(), version: version + 1 })
    .where('id', '=', slideId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!numUpdatedRows) throw overtaken();
  await noteSlidesChanged(db);
}

/**
 * Changes a booking; one that has ended runs again, for the days that are given. Throws a PublicError: 404, 409, or 400
 * with a sentence for each field that is wrong.
 */
export async function editSlide(form: URLSearchParams, change: SlideChange): Promise<void> {
  const { slideId, who, now } = change;
  const booking = readBooking(form, now);
  await inTransaction(async (db) => {
    const slide = await slideAtVersion(db, change);
    const fields = changedBookingFields(slide, booking);
    if (fields.length === 0 && !slide.ended_at) return;
    await holdImage(db, slideId, booking.image);
    await setSlide(db, change, { ...booking, ended_at: null });
    await writeAudit(db, { itemId: slideId, who, action: 'changed it', detail: { fields } }, now);
  });
  slidesChanged.raise();
}

/** Ends a slide that runs or is to come. Throws a PublicError 404 or 409. */
export async function endSlide(change: SlideChange): Promise<void> {
  const { slideId, who, now } = change;
  await inTransaction(async (db) => {
    const slide = await slideAtVersion(db, change);
    if (runStateOf(slide, belizeDay(now)) === 'ended') return;
    await setSlide(db, change, { ended_at: new Date(now).toISOString() });
    await writeAudit(db, { itemId: slideId, who, action: 'ended it' }, now);
  });
  slidesChanged.raise();
}

/** Mails the link to a slide's results to its advertiser. Throws a PublicError 404, 409, or 400 without an address. */
export async function mailResults(change: SlideChange): Promise<void> {
  const { slideId, who, now } = change;
  await inTransaction(async (db) => {
    const { item_id: itemId, advertiser_email: email, version } = await slideAtVersion(db, change);
    // A new version, so that the next press is another mail and a second press of this one is none.
    await setSlide(db, change, {});
    await mailLink(db, { slideId, itemId, email, version: version + 1 }, now);
    await writeAudit(db, { itemId: slideId, who, action: 'had the results’ link mailed' }, now);
  });
}
