/** Headers of a kept page: when it was kept, in milliseconds since 1970, and what it is called. */
export const COPIED_AT = 'X-Copied-At';
export const COPY_TITLE = 'X-Copy-Title';
/** Attribute of the first element of a kept page, `data-copy`: when it was kept. */
const MARK = 'data-copy';

/** A page as it is kept: its first element says when that was, so that it can tell the reader by itself. */
export const markCopy = (html: string, now: number): string =>
  html.replace(/<html(?=[\s>])/i, `<html ${MARK}="${now}"`);

/** The time in a mark or a header; undefined where there is none, or none that makes sense. */
export function copyTime(text: string | null | undefined): number | undefined {
  const time = Number(text || Number.NaN);
  return Number.isFinite(time) && time > 0 && time < 8.64e15 ? time : undefined;
}

/**
 * When an answer was given, in milliseconds since 1970: as its Date header says, because a browser may hand out one
 * that it kept itself; never later than `now`.
 */
export function answeredAt(date: string | null, now: number): number {
  const said = Date.parse(date ?? '');
  return said <= now ? said : now;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The title of a page as text; entities that React writes are read. */
export function titleOfPage(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/i.exec(html) ?? [];
  return title.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot));/gi, (whole, hex, number, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(number);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The files of the build that a page asks for. */
export function staticParts(html: string): string[] {
  const found = html.matchAll(/(?:src|href)="(\/_next\/static\/[\w./~%@-]+(?:\?[\w=&-]*)?)"/g);
  return [...new Set([...found].map(([, path = '']) => path))];
}

/**
 * The picture of an event to keep with its page: the smallest of its own, in the format every browser reads, and the
 * poster that stands in for it. Pictures of other hosts are not kept; their poster is.
 */
export function picturesToKeep(html: string): string[] {
  const [image = ''] = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i.exec(html) ?? [];
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(image)?.[1] ?? '';
  const [smallest = ''] = attribute('srcset').split(/[\s,]/);
  const own = [smallest || attribute('src')].filter((path) => /^\/(images|uploads)\/[\w./-]+$/.test(path));
  const poster = attribute('data-poster');
  return /^[a-z]+$/.test(poster) ? [...own, `/images/categories/${poster}-640.webp`] : own;
}
