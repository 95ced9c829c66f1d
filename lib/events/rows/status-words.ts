import { fold } from '#lib/text/fold';
import { EVENT_STATUSES, type EventStatus, STATUS_CELLS } from '../event-status.ts';

/** 'Sold out!', 'SOLD-OUT' and 'soldout' alike. */
const statusKey = (cell: string) => fold(cell).replace(/[^a-z]/g, '');

const words = (status: EventStatus, all: string) =>
  all.split(' ').map((word): [string, EventStatus] => [word, status]);

// A map, not an object: a cell may hold any word, 'constructor' as well.
const EXACT = new Map([
  ...EVENT_STATUSES.flatMap((status) => words(status, STATUS_CELLS[status].map(statusKey).join(' '))),
  // What says that it takes place.
  ...words(
    'scheduled',
    'scheduled confirmed on active open ontime asplanned onasplanned goingahead takesplace confirmado confirmada programado programada activo activa enpie',
  ),
  // Words that say it alone only: 'free cancellation' does not.
  ...words(
    'cancelled',
    'off isoff itsoff cancel cancels cancellation cancelation cancelacion cancelar cancela nova suspension suspender',
  ),
  ...words('postponed', 'postpone postponement posponer aplazamiento aplazar diferido diferida'),
]);

type Off = Extract<EventStatus, 'cancelled' | 'postponed' | 'sold-out'>;

const GOING = 'taking place|happening|going ahead|going forward|being held';
/** What a Spanish sentence ends with, or goes on with, where it speaks of the event: 'se cancela' of a price is 'is paid'. */
const EVENT_IN_SPANISH =
  '(?: el| la| los| las| este| esta)? (?:evento|concierto|funcion|show|fiesta|baile|desfile|actividad|presentacion|festival)';
const OF_EVENT = `(?=\\s*(?:$|[^a-z0-9\\s$£€([{](?!\\s*(?:bz|us)?[$£€]))| (?:debido|a causa|hasta nuev)| por (?:(?:el|la|las|un|una) )?(?:lluvias?|mal|clima|tormenta|huracan|inundacion|falta|fuerza|motivos?|razones|causas?|duelo|luto|respeto|enfermedad|seguridad|ahora)(?![a-z])|${EVENT_IN_SPANISH})`;
const OF_EVENT_OR_DAY = `(?:${OF_EVENT}|(?= (?:hasta|hoy|manana|nunca|est[ae] (?:ano|mes|semana|noche|tarde|fin|lunes|martes|miercoles|jueves|viernes|sabado|domingo))))`;
/** What says by a denial that it does not take place. */
const NOT_HELD = [
  `(?:wo ?n['’]?t|will (?:not|no longer)|not going to|can ?not|can['’]t) (?:take place|happen|go ahead|be (?:${GOING}|held(?! (?:responsible|liable|accountable))))`,
  `(?:(?:it['’]?s|is|are) )?(?:not|no longer) (?:${GOING})`,
  `(?:is|are)n['’]?t (?:${GOING})`,
  `(?:ya )?no se (?:(?:va a |podra )?(?:realizar?|celebrar?|llevar? a cabo)|realizaran?|celebraran?|llevaran? a cabo)${OF_EVENT_OR_DAY}[^,.;]*`,
  'ya no (?:va|sera|se ha[cr][a-z]*)(?=\\s*(?:$|[,.;!]))',
  `no (?:se hara|se va a hacer|habra)(?=\\s*(?:$|[,.;!])|${EVENT_IN_SPANISH})[^,.;]*`,
].join('|');
/** How people say it, in small letters without accents; with the letters that are often left out or doubled. */
const CANCELLED = `cance?l+e?d|cxl(?:l?ed|d)?|cancelad[oa]s?|se (?:ha cancelado|cancelo)|se cancel(?:a|ara)${OF_EVENT}(?:${EVENT_IN_SPANISH})?|suspendid[oa]s?|se suspend(?:io|ido)|se suspend(?:e|era)${OF_EVENT_OR_DAY}|anulad[oa]s?|se anul(?:a|o)${OF_EVENT}|called off|rained out|scrapped|${NOT_HELD}`;
const POSTPONED =
  'post? ?pon?n?e?d|pospuest[oa]s?|se pos(?:pone|puso|pondra)|aplazad[oa]s?|se aplaz(?:a|o|ara)|postergad[oa]s?|se posterg(?:a|o|ara)|put off|on hold';
const SOLD_OUT = 'sold[ -]?out|fully booked|agotad[oa]s?';

/** What says that it is on again, was moved from another day, or speaks of another year. */
const REVOKED =
  /-\s*not$|se cancelan?\W*(?:bz|us)?\s?[$£€]|\b(?:postponed from|(?:pospuest[oa]|aplazad[oa]) del|still on|(?:is|are) on(?=\s*(?:$|[,.;!)]))|(?:,|but|and|y|pero) [a-z0-9 ]{1,30} on$|back on|reinstated|going ahead|(?:on )?as planned|(?:now|is) confirmed|last year)\b/;
/** What is sold out of it only, or nearly. */
const PARTLY = /\b(?:early|nearly|almost|vip|some|few|casi)\b/;

const ANY = `(?:${CANCELLED}|${POSTPONED}|${SOLD_OUT})`;
const OFF_WORDS: readonly (readonly [Off, RegExp])[] = [
  ['cancelled', new RegExp(`(?<![a-z])(?:${CANCELLED})(?![a-z])`)],
  ['postponed', new RegExp(`(?<![a-z])(?:${POSTPONED})(?![a-z])`)],
  ['sold-out', new RegExp(`(?<![a-z])(?:${SOLD_OUT})(?![a-z])`)],
];

const DENIAL = new RegExp(`(?<![a-z])(?:${NOT_HELD})(?![a-z])`);

/** Cells are shorter; what is longer was not typed as a status or title. */
const MAX_LETTERS = 300;

/** What stands before the word where it is denied, over, or only possible: 'not', 'was', 'may be', 'si llueve'. */
const DENIED = new RegExp(
  `(?:(?<![a-z])(?:not|never|no|nunca|no longer|isn['’]?t|wasn['’]?t|hasn['’]?t|aren['’]?t|was|were|had|fue|fueron|era|estaba|estuvo|habia|may|might|could|can|would|if|unless|puede|podria|si|whether|almost|casi|previously|formerly|originally|antes|un)(?![a-z])[^,.;:()]*?|un-?)${ANY}`,
);
const UNSURE =
  /\?|(?<![a-z])(?:if|unless|si|in case|en caso|likely|probably|possibly|perhaps|maybe|probablemente|posiblemente|quizas?|tal vez)(?![a-z])/;

/** The parts of a text of which each says something of its own. */
const clausesOf = (text: string) =>
  text.split(/[,.;:()[\]]|\s\p{Dash}+\s|(?<![a-z])(?:but|now|pero|sino|ahora)(?![a-z])/u);

/** What an event has, or one of its days, as the subject of the word: of that alone it is said, and the event takes place. */
const PART =
  /(?<![a-z])(?:tickets?|tables?|tents?|parking|ferry|ferries|bus(?:es)?|shuttles?|flights?|fireworks|opening act|rehearsals?|raffle|ventas?|boletos?|entradas?|mesas?|cuotas?|inscripcion(?:es)?|trafico|fuegos artificiales|day \d+|dia \d+|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? \d+)(?: (?:sales?|service|show|rides?|is|are|has been|have been|now|queda|quedan|de (?:boletos?|entradas?|mesas?)))*\s*$/;

function statusOfClause(clause: string): Off | undefined {
  const found = OFF_WORDS.find(([, words]) => words.test(clause));
  if (!found) return undefined;
  const before = clause.slice(0, found[1].exec(clause)?.index);
  if (found[0] !== 'sold-out' && PART.test(before)) return undefined;
  // 'Will not take place' is no denial of itself.
  const isDenied = DENIED.test(clause.replace(DENIAL, 'cancelled'));
  return isDenied || UNSURE.test(clause) ? undefined : found[0];
}

/**
 * What a text says of whether an event takes place: cancelled or postponed in any words, English or Spanish; never where
 * that is denied, was so, or is only possible. `undefined` where it is not understood.
 *
 *     statusFromWords('CANCELLED due to rain'); // 'cancelled'
 *     statusFromWords('was postponed'); // undefined
 */
export function statusFromWords(text: string): EventStatus | undefined {
  const exact = EXACT.get(statusKey(text));
  if (exact && !text.includes('?')) return statusKey(text) === '' && text.trim() !== '' ? undefined : exact;
  const words = fold(text.slice(0, MAX_LETTERS));
  const found = clausesOf(words).map(statusOfClause);
  const status = OFF_WORDS.map(([one]) => one).find((one) => found.includes(one));
  const isDoubtful =
    status && (REVOKED.test(words.replace(DENIAL, '')) || (status === 'sold-out' && PARTLY.test(words)));
  return isDoubtful ? undefined : status;
}

/** What may follow the word where a title says it: why, or until when. */
const REASON_WORDS =
  'due|because|owing|until|till?|to|for now|by|indefinitely|today|tonight|por|debido|hasta|al?|para|hoy|esta noche';
const REASON = `(?: (?:${REASON_WORDS})\\b[^()\\[\\]:]{0,60})?`;
const BEFORE = '(?:(?:event|evento|show|now|ahora|is|has been|ha sido) )*';
const NOTICE = `${BEFORE}(?:${CANCELLED}|${POSTPONED})${REASON}[!.*]*`;
const ONLY_NOTICE = new RegExp(`^[^a-z0-9]*(?:(?:this|the|el|la|este|esta) )?${NOTICE}[^a-z0-9]*$`);

/** Whether a text says that an event is cancelled or postponed, and nothing else: 'CANCELLED due to rain'. */
export const saysOff = (text: string): boolean =>
  text.length <= MAX_LETTERS && ONLY_NOTICE.test(fold(text)) && statusFromWords(text) !== undefined;

const MAY_BE_NOTICE = new RegExp(
  `^[^a-z0-9]*(?:${CANCELLED}|${POSTPONED})(?:\\s*[!?]+\\s|\\s*[-(]| (?:from|event|evento)(?![a-z]))|[a-z0-9][^a-z0-9]+(?:${CANCELLED}|${POSTPONED})[^a-z0-9]*$|(?<![a-z])(?:is|has been|ha sido|queda) (?:${CANCELLED}|${POSTPONED})[.!]*$`,
);

/** Whether a text denies all that it says of an event: 'What Was Cancelled'. */
const isDeniedIn = (folded: string) => DENIED.test(folded.replace(DENIAL, 'cancelled'));

/** Of a title in capitals alone the first word may be a notice; before a colon it is a name that goes on. */
const IN_CAPITALS_ALONE = new RegExp(`^[^a-z0-9]*(?:${CANCELLED}|${POSTPONED}) [^:]*$`);

/** Whether a title may say that its event is off, though not so that it is read: 'Postponed! Street Jam'. */
export function maySayOff(title: string): boolean {
  const folded = fold(title);
  if (title.length > MAX_LETTERS || !HAS_NOTICE.test(folded) || isDeniedIn(folded)) return false;
  return MAY_BE_NOTICE.test(folded) || (!hasSmallLetters(title) && IN_CAPITALS_ALONE.test(folded));
}

/** Words that are as well the beginning of a name: 'Rained Out: The Musical'. They say it in brackets and at the end only. */
const ALSO_NAMES = /^(?:rained out|scrapped|put off|on hold)/;
/** Names too, unless in capitals: "It's Not Happening - Comedy", 'Cxl: the band'. */
const NAMES_IN_SMALL = new RegExp(`^\\W*(?:cxl(?![a-z])|(?:${NOT_HELD})\\s*\\p{Dash})`, 'u');
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

const HAS_NOTICE = new RegExp(`${CANCELLED}|${POSTPONED}`);

const hasSmallLetters = (text: string) => /\p{Ll}/u.test(text);
const isNotice = (word: string) => new RegExp(`^(?:${CANCELLED}|${POSTPONED})$`).test(fold(word));

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
  if (title.length > MAX_LETTERS || folded.length !== title.length || !HAS_NOTICE.test(folded))
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
