import { HiddenText } from '#components/ui/hidden-text';
import { Thumbnail } from '#components/ui/thumbnail';
import type { SubmittedImage } from '#lib/submissions/items/images/event-images';
import { thumbnailImage } from '#lib/uploads/image-address';
import styles from './status.module.css';

const titleOf = ({ number }: SubmittedImage) => (number === 0 ? 'Cover image' : `Image ${number}`);

/** The stored images of an event: each as a thumbnail that leads to its full size, with its description. */
export function HeldImages({ images }: { images: readonly SubmittedImage[] }) {
  return (
    <ul className={styles.images} aria-label="Pictures">
      {images.map((image) => (
        <li key={image.url}>
          {/* A full navigation in a new tab: the private page stays open, and its address is not passed on. */}
          <a className={styles.held} href={image.url} target="_blank" rel="noopener noreferrer">
            <Thumbnail src={thumbnailImage(image.url)} alt={image.alt || 'A picture without a description'} />
            <span className={styles.caption}>
              <strong>{titleOf(image)}</strong>
              {/* For the eye: the image has it already. */}
              <span aria-hidden="true">{image.alt || 'Without a description'}</span>
            </span>
            <HiddenText> (full size, opens in a new tab)</HiddenText>
          </a>
        </li>
      ))}
    </ul>
  );
}
