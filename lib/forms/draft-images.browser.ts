import 'client-only';
import { clear, createStore, del, set, type UseStore, values } from 'idb-keyval';
import { z } from 'zod';
import { bytesOfFile } from '#lib/device/file-bytes.browser';

/** Milliseconds; some browsers never fire an event when storage is broken. */
const TIMEOUT_MS = 4_000;

/** An image of the event form. `url` is its address once it is uploaded; without it, it is only on the device. */
type DraftImage = { id: string; name: string; blob: Blob; url?: string };

const isArrayBuffer = (value: unknown) => Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/** An image as it is stored on the device: as bytes, because some browsers cannot store a Blob. */
const storedSchema = z.object({
  id: z.string().min(1).max(100),
  name: z.string(),
  type: z.string(),
  bytes: z.custom<ArrayBuffer>(isArrayBuffer),
  url: z.string().optional(),
});

/** What the device could not store, for as long as the page lasts; null: removed, even if it is still on the device. */
const imagesOfPage = new Map<string, DraftImage | null>();

let store: UseStore | undefined;

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer')), TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const isLostConnection = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'InvalidStateError';

/** Rejects when the database is unavailable, full or blocked. A connection that was lost is opened anew once. */
async function onDevice<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result> {
  const attempt = async () => {
    store ??= createStore('draft-pictures', 'pictures');
    return work(store);
  };
  try {
    return await inTime(attempt());
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    store = undefined;
    return inTime(attempt());
  }
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

/** Saves an image, with its address once it is uploaded. Returns whether it is stored on the device. */
export async function saveImage(image: DraftImage): Promise<boolean> {
  const { id, blob, ...rest } = image;
  imagesOfPage.set(id, image);
  const isStored = await succeeds(
    bytesOfFile(blob)
      .then((copy) => copy.arrayBuffer())
      .then((bytes) => onDevice((images) => set(id, { id, ...rest, type: blob.type, bytes }, images))),
  );
  if (isStored && imagesOfPage.get(id) === image) imagesOfPage.delete(id);
  return isStored;
}

/** Loads the images of the draft, in no particular order: their ids say which is which. */
export async function loadImages(): Promise<DraftImage[]> {
  const stored = await onDevice((images) => values<unknown>(images)).catch(() => []);
  const found = new Map<string, DraftImage | null>();
  for (const { data } of stored.map((image) => storedSchema.safeParse(image))) {
    if (!data) continue;
    const { bytes, type, ...rest } = data;
    found.set(rest.id, { ...rest, blob: new Blob([bytes], { type }) });
  }
  for (const [id, image] of imagesOfPage) found.set(id, image);
  return [...found.values()].filter((image) => image !== null);
}

/** Deletes one image. */
export async function deleteImage(id: string): Promise<void> {
  imagesOfPage.set(id, null);
  const isDeleted = await succeeds(onDevice((images) => del(id, images)));
  if (isDeleted && imagesOfPage.get(id) === null) imagesOfPage.delete(id);
}

/** Deletes all images, because their draft was sent or discarded. */
export async function deleteImages(): Promise<void> {
  imagesOfPage.clear();
  await succeeds(onDevice((images) => clear(images)));
}
