import { fold } from '#lib/text/fold';
import { EVENT_STATUSES, type EventStatus, STATUS_CELLS } from '../../event-status.ts';

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
export const NOT_HELD_WORDS = [
  `(?:wo ?n['’]?t|will (?:not|no longer)|not going to|can ?not|can['’]t) (?:take place|happen|go ahead|be (?:${GOING}|held(?! (?:responsible|liable|accountable))))`,
  `(?:(?:it['’]?s|is|are) )?(?:not|no longer) (?:${GOING})`,
  `(?:is|are)n['’]?t (?:${GOING})`,
  `(?:ya )?no se (?:(?:va a |podra )?(?:realizar?|celebrar?|llevar? a cabo)|realizaran?|celebraran?|llevaran? a cabo)${OF_EVENT_OR_DAY}[^,.;]*`,
  'ya no (?:va|sera|se ha[cr][a-z]*)(?=\\s*(?:$|[,.;!]))',
  `no (?:se hara|se va a hacer|habra)(?=\\s*(?:$|[,.;!])|${EVENT_IN_SPANISH})[^,.;]*`,
].join('|');
/** How people say it, in small letters without accents; with the letters that are often left out or doubled. */
export const CANCELLED_WORDS = `cance?l+e?d|cxl(?:l?ed|d)?|cancelad[oa]s?|se (?:ha cancelado|cancelo)|se cancel(?:a|ara)${OF_EVENT}(?:${EVENT_IN_SPANISH})?|suspendid[oa]s?|se suspend(?:io|ido)|se suspend(?:e|era)${OF_EVENT_OR_DAY}|anulad[oa]s?|se anul(?:a|o)${OF_EVENT}|called off|rained out|scrapped|${NOT_HELD_WORDS}`;
export const POSTPONED_WORDS =
  'post? ?pon?n?e?d|pospuest[oa]s?|se pos(?:pone|puso|pondra)|aplazad[oa]s?|se aplaz(?:a|o|ara)|postergad[oa]s?|se posterg(?:a|o|ara)|put off|on hold';
export const SOLD_OUT_WORDS = 'sold[ -]?out|fully booked|agotad[oa]s?';

/** What says that it is on again, was moved from another day, or speaks of another year. */
const REVOKED =
  /-\s*not$|se cancelan?\W*(?:bz|us)?\s?[$£€]|\b(?:postponed from|(?:pospuest[oa]|aplazad[oa]) del|still on|(?:is|are) on(?=\s*(?:$|[,.;!)]))|(?:,|but|and|y|pero) [a-z0-9 ]{1,30} on$|back on|reinstated|going ahead|(?:on )?as planned|(?:now|is) confirmed|last year)\b/;
/** What is sold out of it only, or nearly. */
const PARTLY = /\b(?:early|nearly|almost|vip|some|few|casi)\b/;

const ANY = `(?:${CANCELLED_WORDS}|${POSTPONED_WORDS}|${SOLD_OUT_WORDS})`;
const OFF_WORDS: readonly (readonly [Off, RegExp])[] = [
  ['cancelled', new RegExp(`(?<![a-z])(?:${CANCELLED_WORDS})(?![a-z])`)],
  ['postponed', new RegExp(`(?<![a-z])(?:${POSTPONED_WORDS})(?![a-z])`)],
  ['sold-out', new RegExp(`(?<![a-z])(?:${SOLD_OUT_WORDS})(?![a-z])`)],
];

const DENIAL = new RegExp(`(?<![a-z])(?:${NOT_HELD_WORDS})(?![a-z])`);

/** Cells are shorter; what is longer was not typed as a status or title. */
export const MAX_STATUS_LETTERS = 300;

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
  const words = fold(text.slice(0, MAX_STATUS_LETTERS));
  const found = clausesOf(words).map(statusOfClause);
  const status = OFF_WORDS.map(([one]) => one).find((one) => found.includes(one));
  const isDoubtful =
    status && (REVOKED.test(words.replace(DENIAL, '')) || (status === 'sold-out' && PARTLY.test(words)));
  return isDoubtful ? undefined : status;
}

/** Whether a text denies all that it says of an event: 'What Was Cancelled'. */
export const isDeniedIn = (folded: string) => DENIED.test(folded.replace(DENIAL, 'cancelled'));
