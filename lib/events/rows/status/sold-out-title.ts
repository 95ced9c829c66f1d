import { fold } from '#lib/text/fold';
import { MAX_STATUS_LETTERS, SOLD_OUT_WORDS } from './status-words.ts';

const WORDS = `(?:(?:now|all|completely|already|ya|todo|entradas?|boletos?|tickets?) )*(?:${SOLD_OUT_WORDS})\\s*[!.*]*`;
const IN_BRACKETS = `[([{【]\\s*${WORDS}\\s*[)\\]}】]`;
/** In brackets at the beginning or end, and behind a dash, a colon or a line: 'Brunch (sold out!)', 'Brunch — SOLD OUT'. */
const NOTICE = new RegExp(
  `^\\W*?${IN_BRACKETS}|${IN_BRACKETS}\\W*$|(?:[:|]|[\\u2012-\\u2015]|\\s-+\\s|\\s[/\\\\>»~•·*❌🚫]+\\s)\\s*${WORDS}[^\\p{L}\\p{N}?]*$`,
  'u',
);
const CAPITAL_WORDS = '(?:SOLD[ -]?OUT|FULLY BOOKED|AGOTAD[OA]S?)';
/** In capitals at the end, and at the beginning before what sets it off, of a title that has small letters. */
const IN_CAPITALS = new RegExp(
  `^[^\\p{L}\\p{N}]*${CAPITAL_WORDS}[!*]*(?:\\s*[:|!\\p{Dash}]+)\\s|\\s${CAPITAL_WORDS}[^\\p{L}\\p{N}?]*$`,
  'u',
);
/** What denies it, or says it of a part. */
const NOT_ALL = /(?<![A-Za-z])(?:not|never|no|almost|nearly|casi|early|vip|bird|some|few)$/i;

/**
 * Whether a title says that its event is sold out, as a notice beside its name: 'Reggae Brunch — SOLD OUT'; not
 * 'Sold-Out Souls: Unplugged'.
 */
export function titleSaysSoldOut(title: string): boolean {
  if (title.length > MAX_STATUS_LETTERS) return false;
  if (NOTICE.test(fold(title))) return true;
  const found = IN_CAPITALS.exec(title);
  return found !== null && /\p{Ll}/u.test(title) && !NOT_ALL.test(title.slice(0, found.index));
}
