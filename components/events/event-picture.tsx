import type { EventCategory } from '#lib/events/event-category';
import { type PictureSources, pictureSources } from '#lib/events/picture-sources';

type EventPictureProps = {
  /** Absent: the category's own poster. */
  url?: string | undefined;
  category?: EventCategory;
  alt: string;
  size: 'card' | 'full';
  eager?: boolean;
  className?: string;
};

const WIDTHS = { card: { width: 640, height: 480 }, full: { width: 1280, height: 960 } };

/** An event's picture in the lightest form the browser reads; other hosts are not told where it is shown. */
export function EventPicture({ url, category, alt, size, eager = false, className }: EventPictureProps) {
  const { avif, src }: PictureSources = pictureSources(
    url ?? `/images/categories/${category ?? 'cultural'}.webp`,
    size,
  );
  const image = (
    // biome-ignore lint/performance/noImgElement: the sizes are made in advance, and the sheet may name any host
    <img
      src={src}
      alt={alt}
      {...WIDTHS[size]}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      {image}
    </picture>
  );
}
