import type { CalendarEvent } from '../calendar-event.ts';

/** Image URLs with http are upgraded to https; anything else is left as it is. */
export function upgradeToHttps(url: string): string {
  return url.trim().replace(/^http:\/\//i, 'https://');
}

/** ModalImages is a comma list; entries must start with http, https or a slash. */
export function parseImageList(cell: string): string[] {
  return cell
    .split(',')
    .map(upgradeToHttps)
    .filter((entry) => /^(https:\/\/|\/)/i.test(entry));
}

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

/** All images of an event that may be shown, the cover first, each once. */
export function displayImages({ image, images }: Pick<CalendarEvent, 'image' | 'images'>): string[] {
  const safe = [image, ...images].map(safeUrl).filter((url) => url !== undefined);
  return [...new Set(safe)];
}
