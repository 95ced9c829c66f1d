import { Icon } from '#components/ui/icon';
import { thumbnailImage } from '#lib/uploads/image-address';
import type { ImageItem } from '#lib/uploads/image-list/image-item';
import styles from './image-tile.module.css';
import { useLocalAddress } from './use-local-address.ts';

/** Preview of an image: the chosen file, or its uploaded thumbnail. */
export function ImagePreview({ item: { blob, state } }: { item: ImageItem }) {
  // What is not opened yet may be in a format that the browser can't show.
  const local = useLocalAddress(state.kind === 'opening' ? undefined : blob);
  const src = local ?? (state.kind === 'arrived' ? thumbnailImage(state.url) : undefined);
  return (
    <div className={styles.preview}>
      <Icon name="image" />
      {src && (
        // biome-ignore lint/performance/noImgElement: a file on this device, which the image host cannot resize
        <img
          src={src}
          alt=""
          width={300}
          height={200}
          decoding="async"
          referrerPolicy="no-referrer"
          data-ground=""
        />
      )}
    </div>
  );
}
