import { useEffect, useRef, useState } from 'react';
import type { DraftImages } from '#lib/uploads/draft-images';
import {
  type FormImages,
  formImagesOf,
  type ImageItem,
  imageItemsOf,
  imagesWithRole,
} from '#lib/uploads/image-items';
import { isGone } from '#lib/uploads/is-gone.browser';

/** Numbers of images by their role. */
export type ImageCounts = { cover: number; additional: number };
const NONE: ImageCounts = { cover: 0, additional: 0 };

type ImageListOptions = FormImages & {
  /** How many images the form knows of that are not uploaded. */
  expected?: ImageCounts | undefined;
  onChange: (images: FormImages) => void;
  draft?: DraftImages | undefined;
};

/** Marks images for another upload that the server has deleted since and the device still has. */
async function withoutGone(items: readonly ImageItem[]): Promise<ImageItem[]> {
  return Promise.all(
    items.map(async (item) =>
      item.blob && item.state.kind === 'arrived' && (await isGone(item.state.url))
        ? { ...item, state: { kind: 'waiting' as const } }
        : item,
    ),
  );
}

/** How many images that are not uploaded the list lacks. */
function missingOf(items: readonly ImageItem[], { cover, additional }: ImageCounts): ImageCounts {
  const unsent = items.filter(({ state }) => state.kind !== 'arrived');
  return {
    cover: Math.max(0, cover - imagesWithRole(unsent, 'cover').length),
    additional: Math.max(0, additional - imagesWithRole(unsent, 'additional').length),
  };
}

/**
 * The images of a form, joined with those stored on the device. `change` works on the latest list, also after an
 * `await`; `onChange` is called when addresses or descriptions differ.
 */
export function useImageList(options: ImageListOptions) {
  const { cover, additional, unsentWords, expected = NONE, onChange, draft } = options;
  const [items, setItems] = useState(() => imageItemsOf({ cover, additional }, []));
  const [loaded, setLoaded] = useState(false);
  const [missing, setMissing] = useState(NONE);
  const latest = useRef(items);
  const reported = useRef(JSON.stringify({ cover, additional, unsentWords }));

  const change = (to: (items: readonly ImageItem[]) => ImageItem[]) => {
    latest.current = to(latest.current);
    setItems(latest.current);
    const images = formImagesOf(latest.current);
    if (JSON.stringify(images) === reported.current) return;
    reported.current = JSON.stringify(images);
    onChange(images);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; afterwards the list in this hook is the latest
  useEffect(() => {
    let isUnmounted = false;
    const load = async () => {
      const stored = (await draft?.loadFiles().catch(() => [])) ?? [];
      const found = await withoutGone(imageItemsOf({ ...formImagesOf(latest.current), unsentWords }, stored));
      if (isUnmounted) return;
      const known = new Set(found.map(({ id }) => id));
      const addresses = new Set(stored.map(({ url }) => url));
      change((now) => [
        ...found,
        // Those that were chosen while the stored ones were loaded.
        ...now.filter(
          ({ id, state }) => !known.has(id) && !(state.kind === 'arrived' && addresses.has(state.url)),
        ),
      ]);
      setMissing(missingOf(found, expected));
      setLoaded(true);
    };
    void load();
    return () => {
      isUnmounted = true;
    };
  }, []);

  return { items, loaded, missing, change, latest: () => latest.current };
}
