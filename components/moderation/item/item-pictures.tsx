'use client';

import { type MouseEvent, useState } from 'react';
import { Modal } from '#components/ui/overlay/modal';
import { Thumbnail } from '#components/ui/thumbnail';
import type { SubmittedPicture } from '#lib/submissions/event-pictures';
import { optimizedImage, thumbnailImage } from '#lib/uploads/image-address';
import { DeskKey, deskKey } from '../desk-key.tsx';
import styles from './item-pictures.module.css';

const TITLE = 'pictures-title';
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

const NO_WORDS = 'No description was given';

/** The pictures small, and all of them large in a dialog; without a script each opens by itself. */
export function ItemPictures({
  pictures,
}: {
  pictures: ReadonlyArray<Pick<SubmittedPicture, 'url' | 'alt'>>;
}) {
  const [isOpen, setOpen] = useState(false);
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="item-pictures">
      <h2 id="item-pictures" className={styles.title}>
        Pictures <DeskKey>o</DeskKey>
      </h2>
      <ul className={styles.list}>
        {pictures.map(({ url, alt }, index) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              {...(index === 0 && deskKey('o'))}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setOpen(true);
              }}
            >
              <Thumbnail src={thumbnailImage(url)} alt={alt || `Picture ${index + 1}`} />
            </a>
            <span className={alt ? undefined : styles.silent}>{alt || NO_WORDS}</span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <Modal labelledBy={TITLE} onClose={() => setOpen(false)} size="wide">
          <div className={styles.large}>
            <h2 id={TITLE} tabIndex={-1}>
              Pictures
            </h2>
            {pictures.map(({ url, alt }, index) => (
              <figure key={url}>
                {/* biome-ignore lint/performance/noImgElement: made in this size when it was uploaded */}
                <img src={optimizedImage(url)} alt={alt} width={800} height={600} />
                <figcaption>
                  {index === 0 ? 'Cover. ' : ''}
                  {alt || NO_WORDS}{' '}
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
