// next.config.mjs does the same for requests that say Save-Data.
const SMALLER: readonly [RegExp, string][] = [
  [/^(\/images\/(?:events|celebrations|categories|sponsors)\/[a-z0-9-]+)-640\.avif$/, '$1-320.avif'],
  // Uploaded images, on our disk and at Cloudinary: from the size for cards to the thumbnail.
  [/^(\/uploads\/[0-9a-f]{32})\.800x600\.webp$/, '$1.300x200.webp'],
  [/^(https:\/\/res\.cloudinary\.com\/[\w-]+\/image\/upload\/c_fill),w_800,h_600,/, '$1,w_300,h_200,'],
];

/**
 * The URL of a smaller version of an image, or of the smallest of a `srcset`; the same URL where there is none.
 * '/images/events/garifuna-640.avif' → '/images/events/garifuna-320.avif'
 */
export function smallerImage(url: string): string {
  const [smallest = ''] = url.split(/ \d+w(?:, |$)/);
  if (smallest !== url) return smallest;
  return SMALLER.reduce((found, [pattern, smaller]) => found.replace(pattern, smaller), url);
}
