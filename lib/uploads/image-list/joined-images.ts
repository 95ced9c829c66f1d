import { coverBefore, idsOf } from './former-cover.ts';
import { type ImageItem, imagesWithRole, roleOf, type StoredFile, withCover } from './image-item.ts';

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
