// next.config.mjs does the same for requests that say Save-Data.
const SMALLER: readonly [RegExp, string][] = [
  [/^(\/images\/(?:events|categories|sponsors)\/[a-z0-9-]+)-640\.avif$/, '$1-320.avif'],
  // What somebody uploaded, from the size for cards to the thumbnail: on our disk, and at Cloudinary.
  [/^(\/uploads\/[0-9a-f]{32})\.800x600\.webp$/, '$1.300x200.webp'],
  [/^(https:\/\/res\.cloudinary\.com\/[\w-]+\/image\/upload\/c_fill),w_800,h_600,/, '$1,w_300,h_200,'],
];

/**
 * The address of a smaller version of a picture, or of the smallest of a `srcset`; the same one where there is none.
 * '/images/events/garifuna-640.avif' → '/images/events/garifuna-320.avif'
 */
export function smallerPicture(address: string): string {
  const [smallest = ''] = address.split(/ \d+w(?:, |$)/);
  if (smallest !== address) return smallest;
  return SMALLER.reduce((found, [pattern, smaller]) => found.replace(pattern, smaller), address);
}
