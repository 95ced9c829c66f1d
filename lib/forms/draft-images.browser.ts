import 'client-only';
import { createStore, del, promisifyRequest, set, type UseStore, values } from 'idb-keyval';
import { z } from 'zod';
import { bytesOfFile } from '#lib/device/file-bytes.browser';

/** Milliseconds; some browsers never fire an event when storage is broken. */
const TIMEOUT_MS = 4_000;

/** An image of the event form. `url` is its address once it is uploaded; without it, it is only on the device. */
type DraftImage = { id: string; name: string; blob: Blob; url?: string };
type OwnedImage = DraftImage & { draft: string };

const isArrayBuffer = (value: unknown) => Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/** An image as it is stored on the device: as bytes, because some browsers cannot store a Blob. */
const storedSchema = z.object({
  id: z.string().min(1).max(100),
  /** The id of its draft; '' from before drafts had ids. */
  draft: z.string().default(''),
  name: z.string(),
  type: z.string(),
  bytes: z.custom<ArrayBuffer>(isArrayBuffer),
  url: z.string().optional(),
});

/** What is not stored, or not yet, for as long as the page lasts; null: removed, even if it is still on the device. */
const imagesOfPage = new Map<string, OwnedImage | null>();
const listeners = new Set<() => void>();

function changePage(id: string, image: OwnedImage | null | undefined) {
  if (image === undefined) imagesOfPage.delete(id);
  else imagesOfPage.set(id, image);
  for (const listener of listeners) listener();
}

/**
 * The drafts from before drafts had ids have their images in a database of their own: a page of that release, which may
 * still be open, clears all of it when its form was sent.
 */
const DATABASES = {
  former: { database: 'draft-pictures', store: 'pictures' },
  current: { database: 'draft-images', store: 'images' },
} as const;
type Database = keyof typeof DATABASES;
const databaseOf = (draft: string): Database => (draft === '' ? 'former' : 'current');

const stores = new Map<Database, UseStore>();

/** Rejects when it takes too long; with `onSlow` that is called then instead, and the work is waited for. */
function inTime<Result>(work: Promise<Result>, onSlow?: () => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('The database does not answer'));
    const timer = setTimeout(onSlow ?? giveUp, TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const isLostConnection = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'InvalidStateError';

/** Rejects when the database is unavailable, full or blocked. A connection that was lost is opened anew once. */
async function onDevice<Result>(
  database: Database,
  work: (store: UseStore) => Promise<Result>,
  onSlow?: () => void,
): Promise<Result> {
  const attempt = async () => {
    const { database: name, store: objects } = DATABASES[database];
    const store = stores.get(database) ?? createStore(name, objects);
    stores.set(database, store);
    return work(store);
  };
  try {
    return await inTime(attempt(), onSlow);
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    stores.delete(database);
    return inTime(attempt(), onSlow);
  }
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

/** Saves an image of a draft, with its address once it is uploaded. Returns whether it is stored on the device. */
export async function saveImage(draft: string, { id, blob, ...rest }: DraftImage): Promise<boolean> {
  const image = { id, blob, draft, ...rest };
  changePage(id, image);
  const isStored = await succeeds(
    bytesOfFile(blob)
      .then((copy) => copy.arrayBuffer())
      .then((bytes) => {
        if (imagesOfPage.get(id) !== image) throw new Error('It was removed or replaced while it was read');
        return onDevice(databaseOf(draft), (images) =>
          set(id, { id, draft, ...rest, type: blob.type, bytes }, images),
        );
      }),
  );
  if (isStored && imagesOfPage.get(id) === image) changePage(id, undefined);
  return isStored;
}

/** Whether the images of a draft that are not uploaded would outlast this page, in which they were chosen. */
export const areImagesStored = (draft: string): boolean =>
  [...imagesOfPage.values()].every((image) => image?.draft !== draft || image.url !== undefined);

/** Calls back whenever `areImagesStored` may have changed; returns what ends that. */
export function onImagesStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type LoadedImages = {
  images: DraftImage[];
  /** False when the device did not answer: there may be more than these. */
  isComplete: boolean;
};

/**
 * Loads the images of a draft, in no particular order: their ids say which is which. Never rejects. A device that has not
 * answered after four seconds is given up, or with `onSlow`, which is called then, waited for.
 */
export async function loadImages(draft: string, onSlow?: () => void): Promise<LoadedImages> {
  const stored = await onDevice(databaseOf(draft), (images) => values<unknown>(images), onSlow).catch(
    () => undefined,
  );
  const found = new Map<string, OwnedImage | null>();
  for (const { data } of (stored ?? []).map((image) => storedSchema.safeParse(image))) {
    if (!data) continue;
    const { bytes, type, ...rest } = data;
    found.set(rest.id, { ...rest, blob: new Blob([bytes], { type }) });
  }
  for (const [id, image] of imagesOfPage) found.set(id, image);
  const images = [...found.values()].flatMap((image) => {
    if (image?.draft !== draft) return [];
    const { draft: _, ...own } = image;
    return [own];
  });
  return { images, isComplete: stored !== undefined };
}

/** Deletes one image of a draft. */
export async function deleteImage(draft: string, id: string): Promise<void> {
  changePage(id, null);
  const isDeleted = await succeeds(onDevice(databaseOf(draft), (images) => del(id, images)));
  if (isDeleted && imagesOfPage.get(id) === null) changePage(id, undefined);
}

/** Calls `visit` with each image in a database, all in one transaction: what is saved meanwhile comes after it. */
const visitImages = (database: Database, visit: (image: IDBCursorWithValue, draft?: string) => void) =>
  succeeds(
    onDevice(database, (images) =>
      images('readwrite', (all) => {
        const search = all.openCursor();
        search.onsuccess = () => {
          const at = search.result;
          if (!at) return;
          visit(at, storedSchema.safeParse(at.value).data?.draft);
          at.continue();
        };
        return promisifyRequest(all.transaction);
      }),
    ),
  );

/** Deletes the images of a draft, because it was sent or discarded. */
export async function deleteImages(draft: string): Promise<void> {
  for (const [id, image] of imagesOfPage) if (image?.draft === draft) changePage(id, undefined);
  await visitImages(databaseOf(draft), (image, of) => {
    if (of === draft) image.delete();
  });
}

/** The ids of the drafts of which images are stored. What is no image is deleted. */
export async function draftsWithImages(): Promise<string[]> {
  const drafts = new Set<string>();
  for (const database of ['former', 'current'] as const)
    await visitImages(database, (image, of) => {
      if (of === undefined) image.delete();
      else drafts.add(of);
    });
  return [...drafts];
}
