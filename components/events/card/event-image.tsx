import type { EventCategory } from '#lib/events/event-category';
import { categoryPoster, type ImageSources, imageSources } from '#lib/events/image-sources';

type EventImageProps = {
  /** Without one, the category's poster is shown. */
  url?: string | undefined;
  /** The category whose poster `ImageFallback` shows if the image fails to load. */
  category?: EventCategory;
  alt: string;
  size: 'card' | 'full';
  /** The `sizes` attribute of a full image. */
  sizes?: string;
  eager?: boolean;
  className?: string;
  /** Class of the `<picture>` around the image. */
  frame?: string;
};

const WIDTHS = { card: { width: 640, height: 480 }, full: { width: 1280, height: 960 } };

/** An event's image in the smallest format that the browser supports; other hosts get no referrer. */
export function EventImage(props: EventImageProps) {
  const { url, category = 'cultural', alt, size, eager = false, className, frame } = props;
  const { avif, webp, src }: ImageSources = imageSources(url || categoryPoster(category), size);
  const sizes = webp && (props.sizes ?? '100vw');
  const image = (
    // biome-ignore lint/performance/noImgElement: the sizes are generated in advance, and the sheet may name any host
    <img
      src={src}
      srcSet={webp}
      sizes={sizes}
      alt={alt}
      {...WIDTHS[size]}
      className={className}
      data-poster={url && props.category}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
  if (!avif && !frame) return image;
  return (
    <picture className={frame}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {image}
    </picture>
  );
}
