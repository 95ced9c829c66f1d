import { useEffect } from 'react';
import { type ImageItem, type ImageRole, imagesWithRole } from '#lib/uploads/image-items';

/** How many chosen images of each role are not uploaded, and how many of those have failed. */
export type Unsent = { cover: number; additional: number; failedCover: number; failedAdditional: number };

/** Called with the numbers of the images that a submission would lack. */
export type OnUnsent = (unsent: Unsent) => void;

type Listed = { items: readonly ImageItem[]; loaded: boolean };

/** The chosen images that are not uploaded yet; their numbers are reported whenever one changes. */
export function useUnsent({ items, loaded }: Listed, onUnsent?: OnUnsent): readonly ImageItem[] {
  const unsent = items.filter(({ state }) => state.kind !== 'arrived');
  const failed = unsent.filter(({ state }) => state.kind === 'failed');
  const count = (of: readonly ImageItem[], role: ImageRole) => imagesWithRole(of, role).length;
  const [cover, additional] = [count(unsent, 'cover'), count(unsent, 'additional')];
  const [failedCover, failedAdditional] = [count(failed, 'cover'), count(failed, 'additional')];
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a number changes, not at each new function
  useEffect(() => {
    if (loaded) onUnsent?.({ cover, additional, failedCover, failedAdditional });
  }, [loaded, cover, additional, failedCover, failedAdditional]);
  return unsent;
}
