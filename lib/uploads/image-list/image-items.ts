import { chosenFileProblem, MAX_ADDITIONAL_IMAGES } from '../upload-rules.ts';
import { atRest, coverBefore, isUnopened, withFormer } from './former-cover.ts';
import {
  type FormImages,
  type ImageItem,
  type ImageRole,
  idOf,
  imagesWithRole,
  orderOfImage,
  roleOf,
  type StoredFile,
  stateOfFile,
  withCover,
} from './image-item.ts';

const TOO_MANY_ADDITIONAL = 'You can only upload up to 4 additional images';

/** How many additional images may be chosen: one more while there is no cover, which the first of them becomes. */
function freeFor(items: readonly ImageItem[]): number {
  const withoutCover = imagesWithRole(items, 'cover').length === 0 ? 1 : 0;
  return Math.max(0, MAX_ADDITIONAL_IMAGES + withoutCover - imagesWithRole(items, 'additional').length);
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
    .toSorted((a, b) => orderOfImage(a.id) - orderOfImage(b.id))
    .map(({ id, name, blob }): ImageItem => {
      return { id, role: roleOf(id), name, alt: unsentWords[id] ?? '', blob, state: stateOfFile(blob) };
    });
  const [uploaded] = imagesWithRole(arrived, 'cover');
  const newest = imagesWithRole(unsent, 'cover')
    // Beside the form's own cover, only one that was chosen after it and is not opened yet.
    .filter((item) => !uploaded || (isUnopened(item) && orderOfImage(item.id) > orderOfImage(uploaded.id)))
    .reduce<ImageItem | undefined>((former, item) => coverBefore(item, former), uploaded);
  const items = [...(newest ? [newest] : []), ...imagesWithRole(arrived, 'additional')];
  const others = imagesWithRole(unsent, 'additional').slice(0, freeFor(items));
  // A list that was only sent stays as it is; in one that is still made, no cover is missing.
  return unsent.length > 0 ? withCover([...items, ...others]) : items;
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
  const order = Math.max(0, ...present.map(({ id }) => orderOfImage(id) + 1));
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
