'use client';

import { type MouseEvent, useState } from 'react';
import { Modal } from '#components/ui/overlay/modal';
import { Thumbnail } from '#components/ui/thumbnail';
import type { SubmittedImage } from '#lib/submissions/items/images/event-images';
import { UNWANTED_IMAGE_DAYS } from '#lib/submissions/items/states/unwanted-image-days';
import { optimizedImage, thumbnailImage } from '#lib/uploads/image-address';
import { ShortcutKey, shortcutProps } from '../shortcut-key.tsx';
import styles from './item-images.module.css';

const TITLE = 'pictures-title';
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

const NO_DESCRIPTION = 'No description was given';

type ItemImagesProps = {
  images: ReadonlyArray<Pick<SubmittedImage, 'url' | 'alt'>>;
  /** How many more there were: images of spam and withdrawn items are deleted after some days. */
  deleted?: number;
};

/** Thumbnails of the images, which open in a dialog; without JavaScript each is a plain link to its file. */
export function ItemImages({ images, deleted = 0 }: ItemImagesProps) {
  const [isOpen, setOpen] = useState(false);
  if (images.length + deleted === 0) return null;
  return (
    <section aria-labelledby="item-pictures">
      <h2 id="item-pictures" className={styles.title}>
        Pictures {images.length > 0 && <ShortcutKey>o</ShortcutKey>}
      </h2>
      {deleted > 0 && (
        <p>
          {deleted === 1 ? 'One picture was' : `${deleted} pictures were`} deleted: those of spam and
          withdrawn events are stored for {UNWANTED_IMAGE_DAYS} days at most.
        </p>
      )}
      <ul className={styles.list}>
        {images.map(({ url, alt }, index) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              {...(index === 0 && shortcutProps('o'))}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setOpen(true);
              }}
            >
              <Thumbnail src={thumbnailImage(url)} alt={alt || `Picture ${index + 1}`} />
            </a>
            <span className={alt ? undefined : styles.missing}>{alt || NO_DESCRIPTION}</span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <Modal labelledBy={TITLE} onClose={() => setOpen(false)} size="wide">
          <div className={styles.large}>
            <h2 id={TITLE} tabIndex={-1}>
              Pictures
            </h2>
            {images.map(({ url, alt }, index) => (
              <figure key={url}>
                {/* biome-ignore lint/performance/noImgElement: resized when it was uploaded */}
                <img src={optimizedImage(url)} alt={alt} width={800} height={600} data-ground="" />
                <figcaption>
                  {index === 0 ? 'Cover. ' : ''}
                  {alt || NO_DESCRIPTION}{' '}
                  <a href={url} target="_blank" rel="noreferrer">
                    Open picture {index + 1} in full
                  </a>
                </figcaption>
              </figure>
            ))}
          </div>
        </Modal>
      )}
    </section>
  );
}
