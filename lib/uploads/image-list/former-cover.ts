// A cover stays on the device and in the form until the one that replaces it has been opened.
import type { ImageItem } from './image-item.ts';

/** An image, and those that it has not replaced for good yet. */
export const withFormer = (item: ImageItem): ImageItem[] => [
  item,
  ...(item.former ? withFormer(item.former) : []),
];
/** The ids of images, and of those that they have not replaced for good yet. */
export const idsOf = (items: readonly ImageItem[]) => new Set(items.flatMap(withFormer).map(({ id }) => id));

/** Whether an image may still turn out not to be openable. */
export const isUnopened = ({ state, former }: ImageItem) => state.kind === 'opening' || former !== undefined;

const hasSameAddress = (one: ImageItem, other: ImageItem) =>
  one.state.kind === 'arrived' && other.state.kind === 'arrived' && one.state.url === other.state.url;

/** A cover as it stands before the one that it replaces: that one is kept below all of them that are not opened yet. */
export function coverBefore(item: ImageItem, former: ImageItem | undefined): ImageItem {
  if (!former || !isUnopened(item)) return item;
  const own = item.former;
  const isSame = !own || own.id === former.id || hasSameAddress(own, former);
  return { ...item, former: isSame ? former : coverBefore(own, former) };
}

/** An image whose upload ends, because another is chosen in its place. */
export const atRest = (item: ImageItem): ImageItem =>
  item.state.kind === 'uploading' ? { ...item, state: { kind: 'waiting' } } : item;

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
