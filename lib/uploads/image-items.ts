import { chosenFileProblem, MAX_ADDITIONAL_IMAGES, mayBeConverted } from './upload-rules.ts';

/** An image as the form submits it. */
type FormImage = { url: string; alt: string };
export type FormImages = {
  cover: FormImage | null;
  additional: FormImage[];
  /** Descriptions typed for images that are not uploaded yet, by their ids on the device; absent without any. */
  unsentWords?: Record<string, string>;
};

export type ImageRole = 'cover' | 'additional';
const TOO_MANY_ADDITIONAL = 'You can only upload up to 4 additional images';

/** An image as it is stored on the device; `url` once it is uploaded. */
export type StoredFile = { id: string; name: string; blob: Blob; url?: string };

export type ImageState =
  /** It is being looked at, and converted where it is in another format than those that are sent. */
  | { kind: 'opening' }
  | { kind: 'waiting' }
  /** `part`: the share that is sent, from 0 to 1. */
  | { kind: 'uploading'; part: number }
  | { kind: 'arrived'; url: string }
  /** `again`: another try with the same image may succeed. */
  | { kind: 'failed'; sentence: string; again: boolean };

export type ImageItem = {
  id: string;
  role: ImageRole;
  name: string;
  alt: string;
  /** Absent when only the address is known. */
  blob?: Blob;
  state: ImageState;
  /** The cover that it replaces once it is opened; until then that one is the form's, and stays on the device. */
  former?: ImageItem;
};

// Role and order are part of the id, since the device stores nothing else about an image.
const ID = /^(cover|additional)-(\d+)-/;
const idOf = (role: ImageRole, order: number, key: string) =>
  `${role}-${String(order).padStart(3, '0')}-${key}`;
const orderOf = (id: string) => Number(ID.exec(id)?.[2] ?? 0);
const roleOf = (id: string): ImageRole => (ID.exec(id)?.[1] === 'cover' ? 'cover' : 'additional');

const stateOfFile = (file: Blob): ImageState => ({ kind: mayBeConverted(file) ? 'opening' : 'waiting' });

/** An image, and those that it has not replaced for good yet. */
export const withFormer = (item: ImageItem): ImageItem[] => [
  item,
  ...(item.former ? withFormer(item.former) : []),
];
const idsOf = (items: readonly ImageItem[]) => new Set(items.flatMap(withFormer).map(({ id }) => id));

/** Whether an image may still turn out not to be openable. */
const isUnopened = ({ state, former }: ImageItem) => state.kind === 'opening' || former !== undefined;

const hasSameAddress = (one: ImageItem, other: ImageItem) =>
  one.state.kind === 'arrived' && other.state.kind === 'arrived' && one.state.url === other.state.url;

/** A cover as it stands before the one that it replaces: that one is kept below all of them that are not opened yet. */
function coverBefore(item: ImageItem, former: ImageItem | undefined): ImageItem {
  if (!former || !isUnopened(item)) return item;
  const own = item.former;
  const isSame = !own || own.id === former.id || hasSameAddress(own, former);
  return { ...item, former: isSame ? former : coverBefore(own, former) };
}

/** The images of one role. */
export const imagesWithRole = (items: readonly ImageItem[], role: ImageRole) =>
  items.filter((item) => item.role === role);

/** The list with a cover image: without one, the first of the others becomes it. */
export function withCover(items: readonly ImageItem[]): ImageItem[] {
  const [first] = imagesWithRole(items, 'cover').length > 0 ? [] : items;
  return items.map((item) => (item === first ? { ...item, role: 'cover' } : item));
}

/** The images of a form: first the uploaded ones, with their files on the device, then those still to be uploaded. */
export function imageItemsOf(
  { cover, additional, unsentWords = {} }: FormImages,
  stored: readonly StoredFile[],
): ImageItem[] {
  const arrived = [
    ...(cover ? [{ role: 'cover' as const, ...cover }] : []),
    ...additional.map((image) => ({ role: 'additional' as const, ...image })),
  ].map(({ role, url, alt }, index): ImageItem => {
    const { id, name, blob } = stored.find((file) => file.url === url) ?? {};
    const base = { role, alt, name: name ?? '', state: { kind: 'arrived' as const, url } };
    return { ...base, id: id ?? idOf(role, index, url), ...(blob && { blob }) };
  });
  const unsent = stored
    .filter(({ url }) => !url)
    .toSorted((a, b) => orderOf(a.id) - orderOf(b.id))
    .map(({ id, name, blob }): ImageItem => {
      return { id, role: roleOf(id), name, alt: unsentWords[id] ?? '', blob, state: stateOfFile(blob) };
    });
  const [uploaded] = imagesWithRole(arrived, 'cover');
  const newest = imagesWithRole(unsent, 'cover')
    // Beside the form's own cover, only one that was chosen after it and is not opened yet.
    .filter((item) => !uploaded || (isUnopened(item) && orderOf(item.id) > orderOf(uploaded.id)))
    .reduce<ImageItem | undefined>((former, item) => coverBefore(item, former), uploaded);
  const items = [...(newest ? [newest] : []), ...imagesWithRole(arrived, 'additional')];
  const others = imagesWithRole(unsent, 'additional').slice(0, freeFor(items));
  // A list that was only sent stays as it is; in one that is still made, no cover is missing.
  return unsent.length > 0 ? withCover([...items, ...others]) : items;
}

/** A list of images once the device has given its files, and the files that are of no use for it. */
type Joined = { items: ImageItem[]; unwanted: StoredFile[] };

/**
 * The images that were stored as `files`, joined with those of the list as it is by now: some may have been chosen while
 * the stored ones were loaded, and a cover that was chosen replaces a stored one.
 */
export function joinImages(
  files: readonly StoredFile[],
  stored: readonly ImageItem[],
  now: readonly ImageItem[],
): Joined {
  const chosen = now.filter(({ blob }) => blob);
  const addresses = chosen.flatMap(({ state }) => (state.kind === 'arrived' ? [state.url] : []));
  const found = stored.flatMap((item) => {
    const same = chosen.find(({ id }) => id === item.id);
    if (same) return [{ ...coverBefore(same, item.former), role: item.role }];
    return item.state.kind === 'arrived' && addresses.includes(item.state.url) ? [] : [item];
  });
  const former = imagesWithRole(found, 'cover')[0];
  // Each has the role it was chosen for, also one that had become the cover for want of one.
  const others = chosen
    .filter(({ id }) => !found.some((item) => item.id === id))
    .map((item) => ({ ...item, role: roleOf(item.id) }))
    .map((item) => (item.role === 'cover' ? coverBefore(item, former) : item));
  const isReplaced = imagesWithRole(others, 'cover').length > 0;
  const items = [...(isReplaced ? imagesWithRole(found, 'additional') : found), ...others];
  const hasChosenCover = chosen.some(({ id }) => roleOf(id) === 'cover');
  const listed = idsOf(items);
  return {
    items: others.length > 0 ? withCover(items) : items,
    unwanted: hasChosenCover
      ? files.filter(({ id, url }) => !url && roleOf(id) === 'cover' && !listed.has(id))
      : [],
  };
}

/** The files, those that the list has already behind the others: of two that were chosen as the first, they are the newer. */
export function listedLast(files: readonly StoredFile[], now: readonly ImageItem[]): StoredFile[] {
  const listed = idsOf(now);
  return [...files.filter(({ id }) => !listed.has(id)), ...files.filter(({ id }) => listed.has(id))];
}

/** A list that goes without the files that it lacks. */
export function withoutFiles(files: readonly StoredFile[], now: readonly ImageItem[]): Joined {
  const listed = idsOf(now);
  return { items: [...now], unwanted: files.filter(({ id, url }) => !url && !listed.has(id)) };
}

/** An image whose upload ends, because another is chosen in its place. */
const atRest = (item: ImageItem): ImageItem =>
  item.state.kind === 'uploading' ? { ...item, state: { kind: 'waiting' } } : item;

/** How many additional images may be chosen: one more while there is no cover, which the first of them becomes. */
function freeFor(items: readonly ImageItem[]): number {
  const withoutCover = imagesWithRole(items, 'cover').length === 0 ? 1 : 0;
  return Math.max(0, MAX_ADDITIONAL_IMAGES + withoutCover - imagesWithRole(items, 'additional').length);
}

/** The form's value: the uploaded images, also a cover that is not replaced yet, and the descriptions of the others. */
export function formImagesOf(items: readonly ImageItem[]): FormImages {
  const arrived = (role: ImageRole) =>
    imagesWithRole(items, role)
      .flatMap(withFormer)
      .flatMap(({ state, alt }) => (state.kind === 'arrived' ? [{ url: state.url, alt }] : []));
  const words = items
    .flatMap(withFormer)
    .flatMap(({ id, state, alt }): [string, string][] =>
      state.kind !== 'arrived' && alt ? [[id, alt]] : [],
    );
  return {
    cover: arrived('cover')[0] ?? null,
    additional: arrived('additional'),
    ...(words.length > 0 && { unsentWords: Object.fromEntries(words) }),
  };
}

type Added = {
  items: ImageItem[];
  added: ImageItem[];
  /** Those that are given up at once. */
  replaced: ImageItem[];
  problems: string[];
};

/**
 * Adds chosen files: a new cover replaces the old one, at once or when it is opened; there are at most four additional images, and while there is no
 * cover, the first image becomes it. `problems` has a sentence for each file that was refused, with its name when several
 * were chosen, and the names of those that were too many. What can't be opened is found later.
 */
export function addFiles(
  items: readonly ImageItem[],
  role: ImageRole,
  files: readonly File[],
  newKey: () => string,
): Added {
  const named = (file: File, sentence: string) =>
    files.length > 1 && !sentence.includes(file.name) ? `${file.name}: ${sentence}` : sentence;
  const checked = files.map((file) => ({ file, problem: chosenFileProblem(file) }));
  const problems = checked.flatMap(({ file, problem }) => (problem ? [named(file, problem)] : []));
  const usable = checked.filter(({ problem }) => !problem).map(({ file }) => file);
  const present = imagesWithRole(items, role);
  const free = role === 'cover' ? 1 : freeFor(items);
  const left = usable.slice(free);
  if (left.length > 0 && role === 'additional') problems.push(TOO_MANY_ADDITIONAL);
  if (left.length > 0) problems.push(`Not added: ${left.map(({ name }) => name).join(', ')}`);
  const order = Math.max(0, ...present.map(({ id }) => orderOf(id) + 1));
  const added = usable.slice(0, free).map((file, index): ImageItem => {
    const id = idOf(role, order + index, newKey());
    return { id, role, name: file.name, alt: '', blob: file, state: stateOfFile(file) };
  });
  if (role !== 'cover' || added.length === 0)
    return { items: withCover([...items, ...added]), added, replaced: [], problems };
  const [before] = present;
  const covers = added.map((item) => coverBefore(item, before && atRest(before)));
  const replaced = covers.some(({ former }) => former) ? [] : present;
  return { items: [...imagesWithRole(items, 'additional'), ...covers], added: covers, replaced, problems };
}

/** Returns the list with one image changed. */
export const changeImage = (
  items: readonly ImageItem[],
  id: string,
  change: Partial<Pick<ImageItem, 'alt' | 'state' | 'blob'>>,
): ImageItem[] => items.map((item) => (item.id === id ? { ...item, ...change } : item));

/** The list with an image that could be opened: the cover that it replaces does not come back. */
export const withoutFormer = (items: readonly ImageItem[], id: string): ImageItem[] =>
  items.map(({ former, ...item }) => (item.id === id || !former ? item : { ...item, former }));

/**
 * The list without an image that can't be opened, and the cover that it would have replaced back in its place. Without one,
 * the image stays in the list, and says the sentence.
 */
export const refuseImage = (items: readonly ImageItem[], id: string, sentence: string): ImageItem[] =>
  items.map((item) => {
    if (item.id !== id) return item;
    return item.former ?? { ...item, state: { kind: 'failed', sentence, again: false } };
  });

/** The next image to open. They are opened in the order of the list. */
export const nextToOpen = (items: readonly ImageItem[]): ImageItem | undefined =>
  items.find(({ state, blob }) => state.kind === 'opening' && blob);

/** The next image to upload; undefined while one is being uploaded. They are uploaded in the order of the list. */
export function nextToSend(items: readonly ImageItem[]): ImageItem | undefined {
  if (items.some(({ state }) => state.kind === 'uploading')) return undefined;
  return items.find(({ state, blob }) => state.kind === 'waiting' && blob);
}

const SENTENCES = {
  cover: { again: 'Failed to upload cover image. Please try again.', never: 'Failed to upload cover image' },
  additional: {
    again: 'Failed to upload some images. Please try again.',
    never: 'Failed to upload some images. Please try again.',
  },
} as const;

/** The sentence above a group of images when the upload of one of them failed. */
export function groupProblem(items: readonly ImageItem[], role: ImageRole): string | undefined {
  const failed = imagesWithRole(items, role).flatMap(({ state }) => (state.kind === 'failed' ? [state] : []));
  if (failed.length === 0) return undefined;
  return SENTENCES[role][failed.some(({ again }) => again) ? 'again' : 'never'];
}
