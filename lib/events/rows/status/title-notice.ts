import { fold } from '#lib/text/fold';
import type { EventStatus } from '../../event-status.ts';
import {
  CANCELLED_WORDS,
  isDeniedIn,
  MAX_STATUS_LETTERS,
  NOT_HELD_WORDS,
  POSTPONED_WORDS,
  statusFromWords,
} from './status-words.ts';

/** What may follow the word where a title says it: why, or until when. */
const REASON_WORDS =
  'due|because|owing|until|till?|to|for now|by|indefinitely|today|tonight|por|debido|hasta|al?|para|hoy|esta noche';
const REASON = `(?: (?:${REASON_WORDS})\\b[^()\\[\\]:]{0,60})?`;
const BEFORE = '(?:(?:event|evento|show|now|ahora|is|has been|ha sido) )*';
const NOTICE = `${BEFORE}(?:${CANCELLED_WORDS}|${POSTPONED_WORDS})${REASON}[!.*]*`;
const ONLY_NOTICE = new RegExp(`^[^a-z0-9]*(?:(?:this|the|el|la|este|esta) )?${NOTICE}[^a-z0-9]*$`);

/** Whether a text says that an event is cancelled or postponed, and nothing else: 'CANCELLED due to rain'. */
export const saysOff = (text: string): boolean =>
  text.length <= MAX_STATUS_LETTERS && ONLY_NOTICE.test(fold(text)) && statusFromWords(text) !== undefined;

const MAY_BE_NOTICE = new RegExp(
  `^[^a-z0-9]*(?:${CANCELLED_WORDS}|${POSTPONED_WORDS})(?:\\s*[!?]+\\s|\\s*[-(]| (?:from|event|evento)(?![a-z]))|[a-z0-9][^a-z0-9]+(?:${CANCELLED_WORDS}|${POSTPONED_WORDS})[^a-z0-9]*$|(?<![a-z])(?:is|has been|ha sido|queda) (?:${CANCELLED_WORDS}|${POSTPONED_WORDS})[.!]*$`,
);

/** Of a title in capitals alone the first word may be a notice; before a colon it is a name that goes on. */
const IN_CAPITALS_ALONE = new RegExp(`^[^a-z0-9]*(?:${CANCELLED_WORDS}|${POSTPONED_WORDS}) [^:]*$`);

/** Whether a title may say that its event is off, though not so that it is read: 'Postponed! Street Jam'. */
export function maySayOff(title: string): boolean {
  const folded = fold(title);
  if (title.length > MAX_STATUS_LETTERS || !HAS_NOTICE.test(folded) || isDeniedIn(folded)) return false;
  return MAY_BE_NOTICE.test(folded) || (!hasSmallLetters(title) && IN_CAPITALS_ALONE.test(folded));
}

/** Words that are as well the beginning of a name: 'Rained Out: The Musical'. They say it in brackets and at the end only. */
const ALSO_NAMES = /^(?:rained out|scrapped|put off|on hold)/;
/** Names too, unless in capitals: "It's Not Happening - Comedy", 'Cxl: the band'. */
const NAMES_IN_SMALL = new RegExp(`^\\W*(?:cxl(?![a-z])|(?:${NOT_HELD_WORDS})\\s*\\p{Dash})`, 'u');
/** In brackets anything may be said beside the word. */
const IN_BRACKETS = `[(\\[{【（［「]\\s*${NOTICE}(?:\\s*[,;:\\p{Dash}][^()\\[\\]]{0,60})?\\s*[)\\]}】）］」]`;
/** Separators between a notice and the title, with a space beside them: 'Cancelled // Street Jam'. */
const SIGNS = '[/\\\\|>»~_•·]+';
const AT_START = new RegExp(
  `^\\W*?(?:${IN_BRACKETS}\\s*[:\\p{Dash}]*|[*!]*${NOTICE}\\s*(?::|\\||[\\u2012-\\u2015]|-+(?=\\s)|(?<=\\s)-+|${SIGNS}(?=\\s)))\\s*`,
  'u',
);
const AT_END = new RegExp(
  `\\s*(?:[:\\p{Dash}]*\\s*${IN_BRACKETS}|(?:[:|]\\s*|[\\u2012-\\u2015]\\s*|\\s-+\\s*|\\s${SIGNS}\\s*)${NOTICE})[^\\p{L}\\p{N}()[\\]{}【】（）［］「」]*$`,
  'u',
);
const REASON_IN_CAPITALS = `(?:\\s+(?:${REASON_WORDS.toUpperCase()})(?:\\s+[\\p{Lu}\\d/.]+)*)?`;
/** Signs of any kind, but none with which words begin or end: quotes, brackets and the like. */
const AROUND = '[^\\p{L}\\p{N}"\'’‘“”()[\\]{}¡¿#&$@+]';
const IN_CAPITALS = `((?:SE )?[A-ZÁÉÍÓÚ]{6,}(?: OFF)?)${REASON_IN_CAPITALS}`;
/** The notice in capitals, with its reason and punctuation, at the beginning of a title and at its end. */
const CAPITALS = [
  new RegExp(`^[^\\p{L}\\p{N}]*?(?<!["'“‘])${IN_CAPITALS}${AROUND}+(?=\\S)`, 'u'),
  new RegExp(
    `(?<=\\S)(?<!["'”’])${AROUND}+(?:(?:[Ii]s|IS|[Hh]as been|HAS BEEN|[Nn]ow|NOW|ha sido|queda)\\s+)*[*!¡]*${IN_CAPITALS}${AROUND}*$`,
    'u',
  ),
];

const HAS_NOTICE = new RegExp(`${CANCELLED_WORDS}|${POSTPONED_WORDS}`);

const hasSmallLetters = (text: string) => /\p{Ll}/u.test(text);
const isNotice = (word: string) => new RegExp(`^(?:${CANCELLED_WORDS}|${POSTPONED_WORDS})$`).test(fold(word));

type Span = { from: number; to: number };
const spanOf = ({ 0: whole, index }: RegExpExecArray): Span => ({ from: index, to: index + whole.length });

/** A word in capitals at the beginning or end of a title that has small letters beside it. */
function noticeInCapitals(title: string): Span | undefined {
  const match = CAPITALS.map((at) => at.exec(title)).find((found) => {
    const word = found?.[1] ?? '';
    return isNotice(word) && (found?.index !== 0 || !ALSO_NAMES.test(fold(word)));
  });
  if (!match) return undefined;
  const span = spanOf(match);
  const rest = title.slice(0, span.from) + title.slice(span.to);
  const isDenied = /(?:^|\s)(?:not|never|no|was|were|fue|nunca)$/i.test(title.slice(0, span.from));
  // 'CANCELLED & CONFUSED' is a name.
  const isJoined = /^\s*[&+]/.test(title.slice(span.to)) || /[&+]\s*$/.test(title.slice(0, span.from));
  return hasSmallLetters(rest) && !isDenied && !isJoined ? span : undefined;
}

/** Where the notice in a title is, if there is one. */
function noticeIn(title: string): Span | undefined {
  const folded = fold(title);
  // Folding keeps the number of letters but for a few of other scripts.
  if (title.length > MAX_STATUS_LETTERS || folded.length !== title.length || !HAS_NOTICE.test(folded))
    return undefined;
  const atStart = AT_START.exec(folded);
  const isName =
    atStart !== null &&
    (ALSO_NAMES.test(atStart[0]) ||
      (NAMES_IN_SMALL.test(atStart[0]) && hasSmallLetters(title.slice(0, atStart[0].length))));
  const match = (isName ? null : atStart) ?? AT_END.exec(folded);
  return match?.[0] ? spanOf(match) : noticeInCapitals(title);
}

/** Whether what is left of a title is one: not 'Jam (NEW DATE' nor 'from Nov 28: Jam'. */
function isWholeName(title: string): boolean {
  const opened = title.match(/[([{]/g)?.length ?? 0;
  const closed = title.match(/[)\]}]/g)?.length ?? 0;
  return (
    /[\p{L}\p{N}]/u.test(title) && opened === closed && !/^(?:from\s|events?\s*:|evento\s*:)/i.test(title)
  );
}

/**
 * A title without the notice of a cancelled or postponed event at its beginning or end, and what it says: in brackets,
 * before a colon or a dash, or in capitals where the rest has small letters.
 *
 *     readTitle('CANCELLED: Street Jam'); // { title: 'Street Jam', status: 'cancelled' }
 *     readTitle('Postponed Dreams (a play)'); // { title: 'Postponed Dreams (a play)' }
 */
export function readTitle(written: string): { title: string; status?: EventStatus } {
  const place = noticeIn(written);
  if (!place) return { title: written };
  const title = `${written.slice(0, place.from)} ${written.slice(place.to)}`.trim();
  const status = statusFromWords(
    written.slice(place.from, place.to).replace(/[()[\]{}【】（）［］「」]/g, ' '),
  );
  const isOff = status === 'cancelled' || status === 'postponed';
  if (!isOff || !isWholeName(title)) return { title: written };
  // It may be said twice, at the beginning and at the end.
  const rest = readTitle(title);
  return { title: rest.title, status: rest.status === 'cancelled' ? rest.status : status };
}
