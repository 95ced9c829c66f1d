import type { CalendarEvent } from './calendar-event.ts';

/** Image URLs with http are upgraded to https; anything else is left as it is. */
export function upgradeToHttps(url: string): string {
  return url.trim().replace(/^http:\/\//i, 'https://');
}

const isImageEntry = (entry: string) => /^(https:\/\/|\/)/i.test(entry);

/** ModalImages is a comma list; entries must start with http, https or a slash. */
export function parseImageList(cell: string): string[] {
  return cell.split(',').map(upgradeToHttps).filter(isImageEntry);
}

/** Between the texts of ModalImageTexts: they may contain commas. */
const BETWEEN_TEXTS = '|';

/** The texts of a cell, one for each image that `parseImageList` finds; '' where there is none. */
export function parseImageTexts(images: string, cell: string): string[] {
  const texts = cell.split(BETWEEN_TEXTS).map((text) => text.trim());
  return images
    .split(',')
    .map(upgradeToHttps)
    .flatMap((entry, index) => (isImageEntry(entry) ? [texts[index] ?? ''] : []));
}

/** The texts of images as one cell. */
export const imageTextsCell = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll(BETWEEN_TEXTS, '/')).join(BETWEEN_TEXTS);

const SPACE_CONTROL_OR_BACKSLASH = /[\s\p{Cc}\\]/u;

/** The address when it is safe to follow: http(s), upgraded, or a path with one slash in front; else undefined. */
export function safeUrl(url: string): string | undefined {
  const text = upgradeToHttps(url);
  if (SPACE_CONTROL_OR_BACKSLASH.test(text)) return undefined;
  if (/^\/(?!\/)/.test(text)) return text;
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && !username && !password ? text : undefined;
}

/** An image that may be shown, with its alternative text, or ''. */
export type EventPicture = { url: string; text: string };

/** All images of an event that may be shown, the cover first, each once. */
export function displayPictures({
  image,
  images,
  imageTexts = [],
}: Pick<CalendarEvent, 'image' | 'images' | 'imageTexts'>): EventPicture[] {
  const pictures = new Map<string, string>();
  for (const [index, address] of [image, ...images].entries()) {
    const url = safeUrl(address);
    if (url !== undefined) pictures.set(url, pictures.get(url) || (imageTexts[index] ?? ''));
  }
  return [...pictures].map(([url, text]) => ({ url, text }));
}

/** The addresses of all images of an event that may be shown. */
export const displayImages = (event: Pick<CalendarEvent, 'image' | 'images'>): string[] =>
  displayPictures(event).map(({ url }) => url);
