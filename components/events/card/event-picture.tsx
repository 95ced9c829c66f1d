import type { EventCategory } from '#lib/events/event-category';
import { categoryPoster, type PictureSources, pictureSources } from '#lib/events/picture-sources';

type EventPictureProps = {
  /** Absent: the category's own poster. */
  url?: string | undefined;
  /** Whose poster stands in for a picture that is not there; `PictureMender` puts it up. */
  category?: EventCategory;
  alt: string;
  size: 'card' | 'full';
  /** How wide a full picture is shown, as in the attribute of an image. */
  sizes?: string;
  eager?: boolean;
  className?: string;
  /** Class of the frame around the picture. */
  frame?: string;
};

const WIDTHS = { card: { width: 640, height: 480 }, full: { width: 1280, height: 960 } };

/** An event's picture in the lightest form the browser reads; other hosts are not told where it is shown. */
export function EventPicture(props: EventPictureProps) {
  const { url, category = 'cultural', alt, size, eager = false, className, frame } = props;
  const { avif, webp, src }: PictureSources = pictureSources(url || categoryPoster(category), size);
  const sizes = webp && (props.sizes ?? '100vw');
  const image = (
    // biome-ignore lint/performance/noImgElement: the sizes are made in advance, and the sheet may name any host
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
