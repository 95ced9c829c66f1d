import { useEffect } from 'react';
import { type ImageItem, type ImageRole, imagesWithRole } from '#lib/uploads/image-items';

/** Called with the number of chosen images that are not uploaded: a submission would lack them. */
export type OnUnsent = (unsent: { cover: number; additional: number }) => void;

type Listed = { items: readonly ImageItem[]; loaded: boolean };

/** The chosen images that are not uploaded yet; their numbers are reported whenever one changes. */
export function useUnsent({ items, loaded }: Listed, onUnsent?: OnUnsent): readonly ImageItem[] {
  const unsent = items.filter(({ state }) => state.kind !== 'arrived');
  const count = (role: ImageRole) => imagesWithRole(unsent, role).length;
  const [cover, additional] = [count('cover'), count('additional')];
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a number changes, not at each new function
  useEffect(() => {
    if (loaded) onUnsent?.({ cover, additional });
  }, [loaded, cover, additional]);
  return unsent;
}
