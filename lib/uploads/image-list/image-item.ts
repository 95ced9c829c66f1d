import { mayBeConverted } from '../upload-rules.ts';

/** An image as the form submits it. */
type FormImage = { url: string; alt: string };
export type FormImages = {
  cover: FormImage | null;
  additional: FormImage[];
  /** Descriptions typed for images that are not uploaded yet, by their ids on the device; absent without any. */
  unsentWords?: Record<string, string>;
};

export type ImageRole = 'cover' | 'additional';

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
/** A new id: of an image with a role, at a place among those of that role; `key` is unlike any other. */
export const idOf = (role: ImageRole, order: number, key: string) =>
  `${role}-${String(order).padStart(3, '0')}-${key}`;
/** The place of an image among those of its role, as it was when it was chosen. */
export const orderOfImage = (id: string) => Number(ID.exec(id)?.[2] ?? 0);
/** The role for which an image was chosen. */
export const roleOf = (id: string): ImageRole => (ID.exec(id)?.[1] === 'cover' ? 'cover' : 'additional');

/** The state in which a file is when it comes into the list. */
export const stateOfFile = (file: Blob): ImageState => ({
  kind: mayBeConverted(file) ? 'opening' : 'waiting',
});

/** The images of one role. */
export const imagesWithRole = (items: readonly ImageItem[], role: ImageRole) =>
  items.filter((item) => item.role === role);

/** The list with a cover image: without one, the first of the others becomes it. */
export function withCover(items: readonly ImageItem[]): ImageItem[] {
  const [first] = imagesWithRole(items, 'cover').length > 0 ? [] : items;
  return items.map((item) => (item === first ? { ...item, role: 'cover' } : item));
}
