/** A picture with what it shows, as its submitter said it; '' where they did not. */
export type ItemPicture = { url: string; alt: string };

const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.map((text: unknown) => (typeof text === 'string' ? text : '')) : [];

/** The pictures that an item holds, the cover first; what it holds may lack fields. */
export function picturesOf(held: Readonly<Record<string, unknown>>): ItemPicture[] {
  const urls = textsOf([held.coverImageUrl]).concat(textsOf(held.additionalImageUrls));
  const alts = textsOf([held.coverImageAlt]).concat(textsOf(held.additionalImageAlts));
  return urls.map((url, place) => ({ url, alt: alts[place] ?? '' })).filter(({ url }) => url !== '');
}
