import { useEffect, useRef, useState } from 'react';
import type { DraftPictures } from '#lib/uploads/draft-pictures';
import { isGone } from '#lib/uploads/is-gone.browser';
import {
  type FormPictures,
  formPicturesOf,
  type PictureItem,
  pictureItemsOf,
} from '#lib/uploads/picture-items';

type PictureListOptions = FormPictures & {
  onChange: (pictures: FormPictures) => void;
  draft?: DraftPictures | undefined;
};

/** Marks images for another upload that the server has deleted since and the device still has. */
async function withoutGone(items: readonly PictureItem[]): Promise<PictureItem[]> {
  return Promise.all(
    items.map(async (item) =>
      item.blob && item.state.kind === 'arrived' && (await isGone(item.state.url))
        ? { ...item, state: { kind: 'waiting' as const } }
        : item,
    ),
  );
}

/**
 * The images of a form, joined with those stored on the device. `change` works on the latest list, also after an
 * `await`; `onChange` is called when addresses or descriptions differ.
 */
export function usePictureList({ cover, additional, unsentWords, onChange, draft }: PictureListOptions) {
  const [items, setItems] = useState(() => pictureItemsOf({ cover, additional }, []));
  const [loaded, setLoaded] = useState(false);
  const latest = useRef(items);
  const reported = useRef(JSON.stringify({ cover, additional, unsentWords }));

  const change = (to: (items: readonly PictureItem[]) => PictureItem[]) => {
    latest.current = to(latest.current);
    setItems(latest.current);
    const pictures = formPicturesOf(latest.current);
    if (JSON.stringify(pictures) === reported.current) return;
    reported.current = JSON.stringify(pictures);
    onChange(pictures);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; afterwards the list in this hook is the latest
  useEffect(() => {
    let isUnmounted = false;
    const load = async () => {
      const stored = (await draft?.loadFiles().catch(() => [])) ?? [];
      const found = await withoutGone(
        pictureItemsOf({ ...formPicturesOf(latest.current), unsentWords }, stored),
      );
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
      setLoaded(true);
    };
    void load();
    return () => {
      isUnmounted = true;
    };
  }, []);

  return { items, loaded, change, latest: () => latest.current };
}
