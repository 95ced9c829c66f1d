import { smallerImage } from '#lib/device/smaller-image';
import type { EventCategory } from '#lib/events/event-category';
import {
  categoryPoster,
  type ImageSources,
  imageSources,
  isAtOtherHost,
} from '#lib/events/images/image-sources';

type EventImageProps = {
  url: string;
  /** The category whose poster `ImageFallback` shows if the image fails to load. */
  category?: EventCategory;
  alt: string;
  /** 'ticket' is a card that is small on a phone. */
  size: 'thumb' | 'card' | 'ticket' | 'full';
  /** The `sizes` attribute of a full image. */
  sizes?: string;
  /** Whether it is of the first screen: loaded at once, and painted with what is around it. */
  eager?: boolean;
  className?: string;
  /** Class of the `<picture>` around the image. */
  frame?: string;
};

const CARD = { width: 640, height: 480 };
const WIDTHS = { thumb: CARD, card: CARD, ticket: CARD, full: { width: 1280, height: 960 } };

/** Where a ticket is small. */
const PHONE = '(width < 48rem)';

const unchanged = (address: string) => address;

/** An event's image in the smallest format that the browser supports; other hosts get no referrer. */
export function EventImage(props: EventImageProps) {
  const { url, category, alt, size, eager = false, className, frame } = props;
  const { avif, webp, src }: ImageSources = imageSources(url, size === 'full' ? 'full' : 'card');
  const sized = size === 'thumb' ? smallerImage : unchanged;
  const isFallback = category && url === categoryPoster(category);
  const sizes = webp && (props.sizes ?? '100vw');
  const image = (
    // biome-ignore lint/performance/noImgElement: the sizes are generated in advance, and the sheet may name any host
    <img
      src={sized(src)}
      srcSet={webp}
      sizes={sizes}
      alt={alt}
      {...WIDTHS[size]}
      className={className}
      data-poster={isFallback ? undefined : category}
      data-ground={isAtOtherHost(url) ? '' : undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      referrerPolicy="no-referrer"
    />
  );
  if (!avif && !frame) return image;
  const small = smallerImage(avif ?? src);
  return (
    <picture className={frame}>
      {size === 'ticket' && small !== (avif ?? src) && (
        <source media={PHONE} type={avif && 'image/avif'} srcSet={small} />
      )}
      {avif && <source type="image/avif" srcSet={sized(avif)} sizes={sizes} />}
      {image}
    </picture>
  );
}
