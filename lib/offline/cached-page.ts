import { MINUTE_MS } from '#lib/time/durations';

/** Headers of a cached page: when it was fetched (milliseconds since 1970), and its title. */
export const CACHED_AT_HEADER = 'X-Copied-At';
export const CACHED_TITLE_HEADER = 'X-Copy-Title';
/** Attribute of a cached page's `<html>`: when it was fetched. The offline bar reads it. */
const CACHED_AT_ATTRIBUTE = 'data-copy';

/** The HTML of a page with the time it was fetched (milliseconds since 1970) as an attribute of `<html>`. */
export const markAsCached = (html: string, now: number): string =>
  html.replace(/<html(?=[\s>])/i, `<html ${CACHED_AT_ATTRIBUTE}="${now}"`);

/** The time in the attribute or the header, in milliseconds since 1970; undefined when missing or invalid. */
export function parseCachedAt(text: string | null | undefined): number | undefined {
  const time = Number(text || Number.NaN);
  return Number.isFinite(time) && time > 0 && time < 8.64e15 ? time : undefined;
}

/**
 * When a response was generated, in milliseconds since 1970: its Date header, because it may come from the browser's
 * HTTP cache; never later than `now`.
 */
export function respondedAt(date: string | null, now: number): number {
  const parsed = Date.parse(date ?? '');
  return parsed <= now ? parsed : now;
}

/** Milliseconds: pages are made anew every five minutes, and a browser may show one until then. */
const CONFIRMED_FOR_MS = 10 * MINUTE_MS;

/**
 * Whether a page's response, by its Date header, may come from the browser's HTTP cache: that shows one of up to a day ago
 * before it has asked the server (`stale-while-revalidate`), also where the server cannot be reached.
 */
export const isUnconfirmed = (date: string | null, now: number): boolean =>
  now - Date.parse(date ?? '') > CONFIRMED_FOR_MS;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of a piece of HTML as React writes it. */
export function textOfHtml(html: string): string {
  const text = html.replace(/<[^>]*>/g, '');
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot));/gi, (whole, hex, number, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(number);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The text of a page's `<title>`. */
export function titleOfPage(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/i.exec(html) ?? [];
  return textOfHtml(title);
}

/**
 * Paths of the build files (scripts, styles) that a page refers to; without scripts for browsers that know no modules,
 * which know no service workers either.
 */
export function staticAssetsIn(html: string): string[] {
  const found = html.matchAll(
    /(?:src|href)="(\/_next\/static\/[\w./~%@-]+(?:\?[\w=&-]*)?)"(?![^>]*\snomodule\b)/gi,
  );
  return [...new Set([...found].map(([, path = '']) => path))];
}

/**
 * The images to cache with an event's page: the smallest size of its own image, in the format that every browser reads,
 * and the poster that replaces it when it fails. Of an image on another host only the poster is cached.
 */
export function imagesToCache(html: string): string[] {
  const [image = ''] = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i.exec(html) ?? [];
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(image)?.[1] ?? '';
  const [smallest = ''] = attribute('srcset').split(/[\s,]/);
  const own = [smallest || attribute('src')].filter((path) => /^\/(images|uploads)\/[\w./-]+$/.test(path));
  const poster = attribute('data-poster');
  return /^[a-z]+$/.test(poster) ? [...own, `/images/categories/${poster}-640.webp`] : own;
}
