import type { CalendarEvent } from './calendar-event.ts';

/** Image URLs with http are upgraded to https; anything else is left as it is. */
export function upgradeToHttps(url: string): string {
  return url.trim().replace(/^http:\/\//i, 'https://');
}

/** An image with its alternative text, or ''. */
export type DescribedImage = { url: string; text: string };

const isImageEntry = (entry: string) => /^(https:\/\/|\/)/i.test(entry);

/** Images whose addresses, upgraded to https, start with https or a slash. */
export const acceptImages = (textByUrl: readonly DescribedImage[]): DescribedImage[] =>
  textByUrl
    .map(({ url, text }) => ({ url: upgradeToHttps(url), text }))
    .filter(({ url }) => isImageEntry(url));

/** Between the texts of ModalImageTexts: they may contain commas. */
const BETWEEN_TEXTS = '|';

/** The text of an image as a cell can hold it, beside others. */
export const imageText = (text: string) => text.replaceAll(BETWEEN_TEXTS, '/');

/** The texts of images as one cell. */
export const imageTextsCell = (texts: readonly string[]) => texts.map(imageText).join(BETWEEN_TEXTS);

/** The images of two cells: ModalImages is a comma list of addresses, ModalImageTexts has a text for each. */
export function imagesOfCells(addresses: string, texts: string): DescribedImage[] {
  const text = texts.split(BETWEEN_TEXTS);
  return addresses.split(',').map((url, index) => ({ url, text: text[index] ?? '' }));
}

const SPACE_CONTROL_OR_BACKSLASH = /[\s\p{Cc}\\]/u;

/** A host below a domain: 'example.com', '10.0.0.1'; not 'localhost', nor 'www.example', which lacks its end. */
const HOST = /^(?:www\.)?(?!www\.)[^.]+(?:\.[^.]+)+\.?$/i;

/** The address when it is safe to follow: http(s), upgraded, or a path with one slash in front; else undefined. */
export function safeUrl(url: string): string | undefined {
  const text = upgradeToHttps(url);
  if (SPACE_CONTROL_OR_BACKSLASH.test(text)) return undefined;
  if (/^\/(?!\/)/.test(text)) return text;
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { hostname, username, password } = new URL(text);
  return HOST.test(hostname) && !username && !password ? text : undefined;
}

/** All images of an event that may be shown, the cover first, each once. */
export function describedImages({
  image,
  images,
  imageTexts = [],
}: Pick<CalendarEvent, 'image' | 'images' | 'imageTexts'>): DescribedImage[] {
  const textByUrl = new Map<string, string>();
  for (const [index, address] of [image, ...images].entries()) {
    const url = safeUrl(address);
    if (url !== undefined) textByUrl.set(url, textByUrl.get(url) || (imageTexts[index] ?? ''));
  }
  return [...textByUrl].map(([url, text]) => ({ url, text }));
}

/** The addresses of all images of an event that may be shown. */
export const displayImages = (event: Pick<CalendarEvent, 'image' | 'images'>): string[] =>
  describedImages(event).map(({ url }) => url);
