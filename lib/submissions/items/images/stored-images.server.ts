import 'server-only';
import type { Kysely } from 'kysely';
import type { Database, ItemKind } from '#lib/server/store/schema';
import { claimableUploads, claimUploads } from '#lib/uploads/claim-uploads.server';
import { imageAddressesOf } from '../../fields/event-submission.ts';
import { type SubmissionStates, stateOf } from '../states/submission-states.ts';
import { type EventImages, imagesOf } from './event-images.ts';
import { imagesFromValues } from './images-from-values.ts';

type Item = { id: string; kind: ItemKind; status: string };
type Fields = Readonly<Record<string, unknown>>;

/** Those of an event's images that its item shows or may claim. */
async function storedOf(db: Kysely<Database>, event: Fields, itemId: string): Promise<EventImages> {
  const images = imagesOf(event);
  const stored = await claimableUploads(
    db,
    images.map(({ url }) => url),
    itemId,
  );
  const deleted = images.filter(({ url }) => !stored.includes(url));
  return imagesFromValues(Object.fromEntries(deleted.map(({ fields }) => [fields.remove, 'yes'])), event);
}

/**
 * The fields of an event that is spam or withdrawn, without the images that were deleted: its state stores them for some
 * days only, and no item claims those of a robot, so they are deleted after a day. The fields of other items are returned
 * unchanged.
 */
export async function withStoredImages<Stored extends Fields>(
  db: Kysely<Database>,
  { id, kind, status }: Item,
  fields: Stored,
  states?: SubmissionStates,
): Promise<Stored> {
  if (kind !== 'event' || stateOf(status, states).imageDays === undefined) return fields;
  return { ...fields, ...(await storedOf(db, fields, id)) };
}

/** Claims the images of an event that was mistaken for spam, and returns its fields without those deleted meanwhile. */
export async function reclaimImages<Event extends EventImages>(
  db: Kysely<Database>,
  item: Item,
  event: Event,
): Promise<Event> {
  const found = await withStoredImages(db, item, event);
  await claimUploads(db, imageAddressesOf(found), item.id);
  return found;
}
