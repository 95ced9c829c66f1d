import { isPrivatePath } from './private-paths.ts';

/** What a sentence, a quotation, a bracket or a messenger's bold leaves behind a link, also unseen. */
const BEHIND_A_LINK = /[\s\p{Pf}\p{Pi}\p{Cf}.,;:!?'"´`)\]}>*_…/]+$/u;

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
