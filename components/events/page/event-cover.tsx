import { Icon } from '#components/ui/icon';
import type { EventCategory } from '#lib/events/event-category';
import type { DescribedImage } from '#lib/events/event-images';
import { imageSources, isAtOtherHost } from '#lib/events/images/image-sources';
import { EventImage } from '../card/event-image.tsx';
import styles from './event-cover.module.css';

type EventCoverProps = {
  /** Without one, the event's poster is shown, which has no full view. */
  image: DescribedImage | undefined;
  poster: string;
  category: EventCategory;
};

// 60vw on a phone: its dense screen shows fewer pixels as sharply, for half the data.
const SIZES = '(min-width: 60rem) 38rem, (min-width: 46rem) 46rem, 60vw';

/** The first image of an event, with a link to its full view. A flyer may be upright, and is shown whole. */
export function EventCover({ image, poster, category }: EventCoverProps) {
  const { url, text = '' } = image ?? {};
  // Our own drawings have the shape of the frame.
  const isWhole = url !== undefined && imageSources(url, 'full').avif === undefined;
  return (
    <div
      className={isWhole ? `${styles.cover} ${styles.whole}` : styles.cover}
      data-cover=""
      data-ground={isWhole && isAtOtherHost(url) ? '' : undefined}
    >
      {isWhole && (
        // Around an image of another shape its own colours, out of the same file.
        <div className={styles.around} aria-hidden="true">
          <EventImage url={url} alt="" size="full" eager />
        </div>
      )}
      <EventImage
        url={url ?? poster}
        category={category}
        alt={text}
        size="full"
        sizes={SIZES}
        eager
        className={styles.image}
      />
      {url && (
        <a className={styles.link} href={url} data-image={0} data-screen="" rel="noreferrer">
          <span className={styles.hint}>
            <Icon name="image" />
            Full picture
          </span>
        </a>
      )}
    </div>
  );
}
