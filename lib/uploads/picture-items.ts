import { fileProblem, MAX_ADDITIONAL_IMAGES } from './upload-rules.ts';

/** What a form holds of a picture. */
type FormPicture = { url: string; alt: string };
export type FormPictures = {
  cover: FormPicture | null;
  additional: FormPicture[];
  /** What was typed about pictures that have not arrived, by their ids on the device; absent where there is nothing. */
  unsentWords?: Record<string, string>;
};

export type PictureRole = 'cover' | 'additional';
const TOO_MANY_ADDITIONAL = 'You can only upload up to 4 additional images';

/** A picture as a device keeps it; `url` once it has arrived. */
export type KeptFile = { id: string; name: string; blob: Blob; url?: string };

export type PictureState =
  | { kind: 'waiting' }
  /** `part` of it has left, from 0 to 1. */
  | { kind: 'uploading'; part: number }
  | { kind: 'arrived'; url: string }
  /** `again`: the same picture may well arrive next time. */
  | { kind: 'failed'; sentence: string; again: boolean };

export type PictureItem = {
  id: string;
  role: PictureRole;
  name: string;
  alt: string;
  /** Absent when only its address is known. */
  blob?: Blob;
  state: PictureState;
};

// The id says what a picture is for and when it was chosen: that is all a device keeps besides it.
const ID = /^(cover|additional)-(\d+)-/;
const idOf = (role: PictureRole, order: number, key: string) =>
  `${role}-${String(order).padStart(3, '0')}-${key}`;
const orderOf = (id: string) => Number(ID.exec(id)?.[2] ?? 0);
const roleOf = (id: string): PictureRole => (ID.exec(id)?.[1] === 'cover' ? 'cover' : 'additional');

export const withRole = (items: readonly PictureItem[], role: PictureRole) =>
  items.filter((item) => item.role === role);

/** The pictures of a form: those that have arrived, with what the device kept of them, then those still to send. */
export function pictureItemsOf(
  { cover, additional, unsentWords = {} }: FormPictures,
  kept: readonly KeptFile[],
): PictureItem[] {
  const arrived = [
    ...(cover ? [{ role: 'cover' as const, ...cover }] : []),
    ...additional.map((picture) => ({ role: 'additional' as const, ...picture })),
  ].map(({ role, url, alt }, index): PictureItem => {
    const { id, name, blob } = kept.find((file) => file.url === url) ?? {};
    const base = { role, alt, name: name ?? '', state: { kind: 'arrived' as const, url } };
    return { ...base, id: id ?? idOf(role, index, url), ...(blob && { blob }) };
  });
  const unsent = kept
    .filter(({ url }) => !url)
    .toSorted((a, b) => orderOf(a.id) - orderOf(b.id))
    .map(({ id, name, blob }): PictureItem => {
      return { id, role: roleOf(id), name, alt: unsentWords[id] ?? '', blob, state: { kind: 'waiting' } };
    });
  const hasCover = withRole(arrived, 'cover').length > 0;
  const covers = withRole(unsent, 'cover').slice(0, hasCover ? 0 : 1);
  const free = MAX_ADDITIONAL_IMAGES - withRole(arrived, 'additional').length;
  return [...arrived, ...covers, ...withRole(unsent, 'additional').slice(0, Math.max(0, free))];
}

/** What the form gets: the pictures that have arrived, and what was typed about the others. */
export function formPicturesOf(items: readonly PictureItem[]): FormPictures {
  const arrived = (role: PictureRole) =>
    withRole(items, role).flatMap(({ state, alt }) =>
      state.kind === 'arrived' ? [{ url: state.url, alt }] : [],
    );
  const words = items.flatMap(({ id, state, alt }): [string, string][] =>
    state.kind !== 'arrived' && alt ? [[id, alt]] : [],
  );
  return {
    cover: arrived('cover')[0] ?? null,
    additional: arrived('additional'),
    ...(words.length > 0 && { unsentWords: Object.fromEntries(words) }),
  };
}

type Added = {
  items: PictureItem[];
  added: PictureItem[];
  replaced: PictureItem[];
  problems: string[];
};

/**
 * Adds chosen files where they may go: a new cover takes the place of the old one, additional ones stop at four.
 * `problems` has a sentence for each file that was not taken, with its name where there were several.
 */
export function addFiles(
  items: readonly PictureItem[],
  role: PictureRole,
  files: readonly File[],
  newKey: () => string,
): Added {
  const wanted = role === 'cover' ? files.slice(0, 1) : files;
  const said = (file: File, sentence: string) => (wanted.length > 1 ? `${file.name}: ${sentence}` : sentence);
  const checked = wanted.map((file) => ({ file, problem: fileProblem(file) }));
  const problems = checked.flatMap(({ file, problem }) => (problem ? [said(file, problem)] : []));
  const usable = checked.filter(({ problem }) => !problem).map(({ file }) => file);
  const present = withRole(items, role);
  const free = role === 'cover' ? 1 : MAX_ADDITIONAL_IMAGES - present.length;
  if (usable.length > free) problems.push(TOO_MANY_ADDITIONAL);
  const order = Math.max(0, ...present.map(({ id }) => orderOf(id) + 1));
  const added = usable.slice(0, Math.max(0, free)).map((file, index): PictureItem => {
    const id = idOf(role, order + index, newKey());
    return { id, role, name: file.name, alt: '', blob: file, state: { kind: 'waiting' } };
  });
  const replaced = role === 'cover' && added.length > 0 ? present : [];
  const staying = items.filter((item) => !replaced.includes(item));
  return { items: [...staying, ...added], added, replaced, problems };
}

export const changePicture = (
  items: readonly PictureItem[],
  id: string,
  change: Partial<Pick<PictureItem, 'alt' | 'state' | 'blob'>>,
): PictureItem[] => items.map((item) => (item.id === id ? { ...item, ...change } : item));

/** The picture whose turn it is: one after the other, in the order they were chosen. */
export function nextToSend(items: readonly PictureItem[]): PictureItem | undefined {
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

/** The sentence over a group of pictures of which one did not arrive. */
export function groupProblem(items: readonly PictureItem[], role: PictureRole): string | undefined {
  const failed = withRole(items, role).flatMap(({ state }) => (state.kind === 'failed' ? [state] : []));
  if (failed.length === 0) return undefined;
  return SENTENCES[role][failed.some(({ again }) => again) ? 'again' : 'never'];
}
