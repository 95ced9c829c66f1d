import 'server-only';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { FormValues } from '#lib/forms/form-values';
import type { Database } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { HOUR_MS } from '#lib/time/durations';
import type { AnnouncementKind } from '../announcements/announcement-kinds.ts';

/** The forms of the status page, and those in which a moderator edits an event, and books or changes a slide. */
type DraftedForm = AnnouncementKind | 'correct' | 'propose' | 'answer' | 'edit' | 'slide';

const DRAFT_MAX_AGE_MS = HOUR_MS;
const filledSchema = z.record(z.string(), z.string());

/** Deletes all drafts that are older than an hour at `now` (milliseconds since 1970). */
export async function deleteOldFormDrafts(db: Kysely<Database>, now: number): Promise<void> {
  const oldest = new Date(now - DRAFT_MAX_AGE_MS).toISOString();
  await db.deleteFrom('form_drafts').where('saved_at', '<', oldest).execute();
}

/** Stores the values of an invalid form for an hour, so that the page can show them again with their errors. */
export async function saveFormDraft(
  itemId: string,
  form: DraftedForm,
  values: FormValues,
  now: number,
): Promise<void> {
  const { db } = await store();
  const fields = { filled: JSON.stringify(values), saved_at: new Date(now).toISOString() };
  await deleteOldFormDrafts(db, now);
  await db
    .insertInto('form_drafts')
    .values({ item_id: itemId, form, ...fields })
    .onConflict((conflict) => conflict.columns(['item_id', 'form']).doUpdateSet(fields))
    .execute();
}

/** Deletes what was kept of a form, once it is sent again or stored: it must not be shown on top of newer values. */
export const deleteFormDraft = (db: Kysely<Database>, itemId: string, form: DraftedForm) =>
  db.deleteFrom('form_drafts').where('item_id', '=', itemId).where('form', '=', form).execute();

/** Loads the values that were stored within the last hour; undefined without any. */
export async function loadFormDraft(
  itemId: string,
  form: DraftedForm,
  now: number,
): Promise<FormValues | undefined> {
  const { db } = await store();
  const row = await db
    .selectFrom('form_drafts')
    .select('filled')
    .where('item_id', '=', itemId)
    .where('form', '=', form)
    .where('saved_at', '>=', new Date(now - DRAFT_MAX_AGE_MS).toISOString())
    .executeTakeFirst();
  return row && filledSchema.safeParse(JSON.parse(row.filled)).data;
}
