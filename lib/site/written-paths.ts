import { isPrivatePath, PRIVATE_TOKEN_LENGTH, privateLink } from './private-paths.ts';

/** What a sentence, a quotation, a bracket or a messenger's bold leaves behind a link, also unseen. */
const BEHIND_A_LINK = /[\s\p{Pf}\p{Pi}\p{Cf}.,;:!?'"´`)\]}>*_…/]+$/u;

/** What is unseen in a copied link, or comes with the end of a line: no part of any token. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]+/gu;

/** The path as text; undefined where it is none, or where an encoded slash would make another path of it. */
function textOf(path: string): string | undefined {
  if (/%2f|%5c/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The public paths that a path may have been meant for, most alike first, without what stands behind a link in a text and
 * in lower case. A private path is never guessed.
 *
 *     writtenPaths('/EVENTS/20271205-hopkins-fiesta).'); // ['/events/20271205-hopkins-fiesta']
 */
export function writtenPaths(path: string): string[] {
  const text = textOf(path);
  if (text === undefined || !/^\/(?!\/)/.test(text)) return [];
  const bare = text.replace(BEHIND_A_LINK, '') || '/';
  // The id of an event may have capitals of its own.
  const inLowerCase = [bare.replace(/^\/[^/]+/, (first) => first.toLowerCase()), bare.toLowerCase()];
  return [...new Set(inLowerCase)].filter((one) => one !== path && !isPrivatePath(one));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A token or key as a text had it, without what no token contains: before it, behind it, and unseen in it. */
const bareToken = (text: string, letters: RegExp) => letters.exec(text.replace(UNSEEN, ''))?.[0] ?? '';

/**
 * The path of a private link without what a text or a messenger put around its token; undefined where there is none of
 * that. Of the token itself nothing is guessed: what is missing or wrong in it stays so.
 *
 *     writtenPrivateLink(`/status/${token}).`); // `/status/${token}`
 */
export function writtenPrivateLink(path: string): string | undefined {
  const { page, token } = privateLink(path) ?? {};
  if (!page || !token) return undefined;
  const [, , , ...below] = path.split('/');
  const bare = [
    page,
    bareToken(decoded(token), /[\w-]+/).slice(0, PRIVATE_TOKEN_LENGTH),
    ...below.map((part) => bareToken(decoded(part), /[\w-]+/)),
  ].filter(Boolean);
  const written = bare.join('/');
  return written === path ? undefined : written;
}

/** The key of a mailed link in an address's query, as `writtenPrivateLink` does it. Keys have dots in them. */
export const writtenKey = (key: string): string => bareToken(key, /[\w-][\w.-]*/).replace(/\.+$/, '');
