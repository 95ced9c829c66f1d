import { useEffect } from 'react';
import { type ImageItem, type ImageRole, imagesWithRole } from '#lib/uploads/image-list/image-item';
import type { ImageCounts } from './use-image-list.ts';

/** How many chosen images of each role are not uploaded, and how many of those have failed. */
export type Unsent = { cover: number; additional: number; failedCover: number; failedAdditional: number };

/** Called with the numbers of the images that a submission would lack. */
export type OnUnsent = (unsent: Unsent) => void;

type Listed = {
  items: readonly ImageItem[];
  loaded: boolean;
  online: boolean;
  /** Those that are not in the list count too; left out where the visitor is asked to choose them again. */
  missing?: ImageCounts | undefined;
};

/** The chosen images that are not uploaded yet; their numbers are reported whenever one changes. */
export function useUnsent(
  { items, loaded, online, missing }: Listed,
  onUnsent?: OnUnsent,
): readonly ImageItem[] {
  const unsent = items.filter(({ state }) => state.kind !== 'arrived');
  // Without a connection, one that can be tried again waits for it like the others.
  const failed = unsent.filter(({ state }) => state.kind === 'failed' && (online || !state.again));
  const count = (of: readonly ImageItem[], role: ImageRole) => imagesWithRole(of, role).length;
  const cover = count(unsent, 'cover') + (missing?.cover ?? 0);
  const additional = count(unsent, 'additional') + (missing?.additional ?? 0);
  const [failedCover, failedAdditional] = [count(failed, 'cover'), count(failed, 'additional')];
  // What is chosen counts at once, however long the stored ones take.
  const isKnown = loaded || unsent.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a number changes, not at each new function
  useEffect(() => {
    if (isKnown) onUnsent?.({ cover, additional, failedCover, failedAdditional });
  }, [isKnown, cover, additional, failedCover, failedAdditional]);
  return unsent;
}
