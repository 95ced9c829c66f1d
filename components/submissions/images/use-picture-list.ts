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

/** Pictures whose upload has gone since, and which this device still has: to be sent again. */
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
 * The pictures of a form with what the device kept of them. `change` works on the newest list, whenever it is
 * called; the form hears of it when addresses or descriptions are other ones.
 */
export function usePictureList({ cover, additional, unsentWords, onChange, draft }: PictureListOptions) {
  const [items, setItems] = useState(() => pictureItemsOf({ cover, additional }, []));
  const [loaded, setLoaded] = useState(false);
  const newest = useRef(items);
  const said = useRef(JSON.stringify({ cover, additional, unsentWords }));

  const change = (to: (items: readonly PictureItem[]) => PictureItem[]) => {
    newest.current = to(newest.current);
    setItems(newest.current);
    const pictures = formPicturesOf(newest.current);
    if (JSON.stringify(pictures) === said.current) return;
    said.current = JSON.stringify(pictures);
    onChange(pictures);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; afterwards the list here is the newest
  useEffect(() => {
    let left = false;
    const load = async () => {
      const kept = (await draft?.loadFiles().catch(() => [])) ?? [];
      const found = await withoutGone(
        pictureItemsOf({ ...formPicturesOf(newest.current), unsentWords }, kept),
      );
      if (left) return;
      const known = new Set(found.map(({ id }) => id));
      const addresses = new Set(kept.map(({ url }) => url));
      change((now) => [
        ...found,
        // What was chosen while the device was asked.
        ...now.filter(
          ({ id, state }) => !known.has(id) && !(state.kind === 'arrived' && addresses.has(state.url)),
        ),
      ]);
      setLoaded(true);
    };
    void load();
    return () => {
      left = true;
    };
  }, []);

  return { items, loaded, change, newest: () => newest.current };
}
