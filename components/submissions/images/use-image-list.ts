import { useEffect, useRef, useState } from 'react';
import type { DraftImages } from '#lib/uploads/image-list/draft-images';
import { type FormImages, type ImageItem, imagesWithRole } from '#lib/uploads/image-list/image-item';
import { formImagesOf, imageItemsOf } from '#lib/uploads/image-list/image-items';
import { joinImages, listedLast, withoutFiles } from '#lib/uploads/image-list/joined-images';
import { isGone } from '#lib/uploads/is-gone.browser';

/** Numbers of images by their role. */
export type ImageCounts = { cover: number; additional: number };
const NO_IMAGES: ImageCounts = { cover: 0, additional: 0 };
const countOf = ({ cover, additional }: ImageCounts) => cover + additional;

type ImageListOptions = FormImages & {
  /** How many images the form knows of that are not uploaded. */
  expected?: ImageCounts | undefined;
  onChange: (images: FormImages) => void;
  draft?: DraftImages | undefined;
};

/** An image, marked for another upload where the server has deleted it since and the device still has it. */
async function markedIfGone({ former, ...item }: ImageItem): Promise<ImageItem> {
  const isLost = item.blob && item.state.kind === 'arrived' && (await isGone(item.state.url));
  return {
    ...item,
    ...(isLost && { state: { kind: 'waiting' as const } }),
    ...(former && { former: await markedIfGone(former) }),
  };
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
 * `await`; `onChange` is called when addresses or descriptions differ. As long as the device has not given them, the images
 * that the form knows of are missing, and neither they nor their descriptions are given up: also where it fails.
 */
export function useImageList(options: ImageListOptions) {
  const { cover, additional, unsentWords, onChange, draft } = options;
  const [items, setItems] = useState(() => imageItemsOf({ cover, additional }, []));
  // Later numbers come from this list itself.
  const [expected] = useState(options.expected ?? NO_IMAGES);
  const [reading, setReading] = useState<'usual' | 'slow' | 'failed'>('usual');
  /** What the device does not have; undefined until it has answered. */
  const [lost, setLost] = useState<ImageCounts>();
  const latest = useRef(items);
  const reported = useRef(JSON.stringify({ cover, additional, unsentWords }));
  /** Descriptions of images that are still to be loaded. */
  const pendingWords = useRef(unsentWords);
  const goesWithout = useRef(false);

  const change = (to: (items: readonly ImageItem[]) => ImageItem[]) => {
    latest.current = to(latest.current);
    setItems(latest.current);
    const listed = formImagesOf(latest.current);
    const words = { ...pendingWords.current, ...listed.unsentWords };
    const images = pendingWords.current ? { ...listed, unsentWords: words } : listed;
    if (JSON.stringify(images) === reported.current) return;
    reported.current = JSON.stringify(images);
    onChange(images);
  };

  /** Ends the wait for the images that the device has not given yet. */
  const settle = (without: ImageCounts) => {
    pendingWords.current = undefined;
    setReading('usual');
    setLost(without);
  };

  const isUnmounted = useRef(false);
  const load = async () => {
    const onSlow = () => {
      if (isUnmounted.current) return;
      // Where the form knows of none, what is chosen now does not wait.
      if (countOf(expected) > 0) setReading('slow');
      else settle(NO_IMAGES);
    };
    const unread = { images: [], isComplete: !draft };
    const { images: stored, isComplete } = (await draft?.loadFiles(onSlow).catch(() => unread)) ?? unread;
    const now = formImagesOf(latest.current);
    const words = { ...unsentWords, ...now.unsentWords };
    const listed = imageItemsOf({ ...now, unsentWords: words }, listedLast(stored, latest.current));
    const found = await Promise.all(listed.map(markedIfGone));
    if (isUnmounted.current) return;
    const { items: joined, unwanted } = goesWithout.current
      ? withoutFiles(stored, latest.current)
      : joinImages(stored, found, latest.current);
    for (const { id } of unwanted) void draft?.removeFile(id);
    const without = goesWithout.current ? NO_IMAGES : missingOf(joined, expected);
    if (isComplete || countOf(without) === 0) settle(without);
    else setReading('failed');
    change(() => joined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; afterwards the list in this hook is the latest
  useEffect(() => {
    isUnmounted.current = false;
    void load();
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  return {
    items,
    /** Whether the images stored on the device are in the list. */
    loaded: lost !== undefined,
    /** Whether the device takes long to give those that the form knows of, or has failed to. */
    reading,
    /** Asks a device again that has failed. */
    readAgain: () => {
      setReading('usual');
      void load();
    },
    /** How many of those that the form knows of are not in the list: not yet, or once it is loaded, not any more. */
    missing: lost ?? missingOf(items, expected),
    change,
    latest: () => latest.current,
    /** Images were chosen in place of missing ones. */
    chooseAgain: (chosen: readonly ImageItem[]) => {
      if (reading === 'failed' && countOf(missingOf(latest.current, expected)) === 0)
        return settle(NO_IMAGES);
      setLost(
        (now) =>
          now && {
            cover: imagesWithRole(chosen, 'cover').length > 0 ? 0 : now.cover,
            additional: Math.max(0, now.additional - imagesWithRole(chosen, 'additional').length),
          },
      );
    },
    /** The visitor does not wait for what is still to be loaded. */
    goOnWithout: () => {
      goesWithout.current = true;
      settle(NO_IMAGES);
      change((now) => [...now]);
    },
  };
}
