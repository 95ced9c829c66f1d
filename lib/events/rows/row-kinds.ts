import { districtNamed } from '#lib/places/district-names';
import { CITY_SLUGS } from '#lib/places/places';
import { fold } from '#lib/text/fold';
import { hasVisibleText } from '#lib/text/has-visible-text';
import { slug } from '#lib/text/slug';
import { ANY_WEEKDAY } from './days/weekday-names.ts';

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
/** 'Dec 6', '6 de diciembre 2026', with or without the day of the week. */
const DAY = `(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?(?: de)? ${MONTH})(?: (?:de )?\\d{4})?`;
/** 'DECEMBER 2026', 'Week 2', '2027', '--- January ---', 'Sunday, Dec 6', 'Past events', 'Notes:'. */
const HEADING = new RegExp(
  `^(?:(?:events? )?(?:of |in |for )?${MONTH}(?: (?:de )?\\d{4})?(?: events?)?|\\d{4}|week \\d+|semana \\d+|(?:past|old|upcoming|new|more)? ?(?:events?|eventos?)|(?:week(?:end)? of )?(?:${ANY_WEEKDAY} )?${DAY}|${ANY_WEEKDAY}|this week(?:end)?|next week(?:end)?|notes?|notas?)$`,
);
/** The words that may follow 'total' in a row of totals: 'TOTAL: 3 events', 'Total de eventos 3', 'Total cost BZ$75'. */
const COUNTED =
  '(?: (?:\\d+|de|of|all|events?|eventos?|rows?|filas?|costs?|costos?|price|precio|bz|bzd|us|usd))*';
/** 'TOTAL: 3 events', 'Subtotal', 'Count 12'; not 'Total 80s Night'. */
const TOTAL = new RegExp(
  `^(?:(?:grand |sub ?)?totals?|(?:count|sum|cuenta|suma)(?: de| of)? \\d+)${COUNTED}$`,
);

/** Signs around a whole title by which editors set off what is none: '*** SUMMER ***', '=== Fairs ==='. Some set off events. */
const FRAMED = /^\s*[*=#~_<>|•·\p{Dash}]{3}.*[*=#~_<>|•·\p{Dash}]{3}\s*$/u;

const setOf = (words: string) => new Set(words.split(' '));
/** Of these alone are the headings that stand between signs: seasons, kinds in the plural, what a list is called. A festival's name has others. */
const OF_HEADINGS = setOf(
  `summer winter spring autumn fall verano invierno primavera otono free gratis paid old new past upcoming next more other others
misc various all daily weekly monthly yearly annual recurring regular weekends pending draft drafts confirmed unconfirmed tba tbc tbd
todo done archive archived cancelled postponed end start list lists below above here sheet local national international abroad online
and or the of in for from y o de del la el los las en para sports deportes music musica food comida markets mercados art arts artes
crafts artesanias culture cultural cultura religious health wellness salud family kids ninos community comunidad business negocios
education educacion entertainment entretenimiento nightlife official festivals festivales fairs ferias fiestas parties concerts
conciertos shows exhibitions exhibits exposiciones workshops talleres classes clases courses cursos tours races carreras tournaments
torneos conferences conferencias meetings reuniones ceremonies ceremonias parades desfiles holidays feriados celebrations
celebraciones fundraisers pageants events eventos activities actividades`.replaceAll('\n', ' '),
);
const cities = new Set(CITY_SLUGS);

/** Whether what stands between signs is a heading; what may be the name of an event is none. */
const isFramedHeading = (words: string, title: string) =>
  !/[\p{L}\p{N}]/u.test(title) ||
  words.split(' ').every((word) => OF_HEADINGS.has(word) || /^\d+$/.test(word)) ||
  cities.has(words.replaceAll(' ', '-')) ||
  districtNamed(words) !== undefined;

/** What is done to a sheet, in English and Spanish. */
const DO =
  '(?:(?:add|put|enter|type|write|paste|edit|use|keep|sort|delete|remove|fill|copy|check|update|leave|insert|move|clear|change|touch|rename|hide)(?:ing)?|(?:agreg|anad|escrib|llen|pong|pon|us|manteng|borr|actuali[cz]|dej|copi|orden|revis|peg|mov|muev|toc|toqu|cambi|elimin|edit|modific)[a-z]*)';
/** What is done to nothing else that a title speaks of. */
const DO_TO_ROWS = '(?:sort|edit|delete|remove|borr[a-z]+|orden[a-z]+|edit[a-z]+|elimin[a-z]+|modific[a-z]+)';
/** What may stand between that and the parts of a sheet. */
const BESIDE_PARTS =
  '(?:a|an|or|and|in|into|on|onto|from|to|at|of|up|out|down|above|below|the|this|these|that|those|our|your|any|all|every|each|only|always|never|new|more|other|first|last|next|empty|blank|hidden|same|names?|titles?|dates?|en|de|del|la|el|los|las|un|una|est[ae]s?|bottom|top|weekly|daily|regularly|correctly|again|there|su|sus|nuev[oa]s?|mas|tod[oa]s?|solo|o|y)';
const PARTS =
  '(?:(?:spread ?)?sheets?|worksheets?|rows?|columns?|cells?|tabs?|(?<=(?:this|that|these|a|new|empty|blank|first|last|next|header) )lines?|formulas?|headers?|templates?|hojas?(?: de calculo)?|filas?|columnas?|celdas?|tablas?|lineas?|pestanas?|plantillas?|events?|eventos?)';
/** What a note goes on with, where a title goes on with a name. */
const BEHIND =
  '(?:or|and|because|since|as|so|when|if|before|after|unless|until|for|to|with|without|in|into|on|at|above|below|here|please|pls|thanks?|it|is|are|o|y|porque|si|cuando|antes|despues|para|que|de|en|con|sin|por|gracias|aqui|arriba|abajo)';
const ASKED = '(?:(?:please|pls|kindly|note|nota|por favor|favor de|favor)[ :,]*)';
const NOT = '(?:(?:please )?(?:do not|dont|never)|no|nunca)';
const ON_PARTS = `${DO}(?:(?:,| or| and| o| y) ${DO})*(?: ${BESIDE_PARTS}| ${PARTS})*? ${PARTS}`;
/** 'Please do not sort this sheet', and on: the words behind it are any, but none of an event. */
const FORBIDDEN = new RegExp(
  `^${ASKED}*(?:${NOT} ${ON_PARTS}|${NOT} ${DO_TO_ROWS}(?: (?:this|these|it|anything|esto|nada))?)(?=$|[^\\p{L}\\p{N} :]| [^\\p{L}\\p{N}]| ${BEHIND}(?![\\p{L}\\p{N}]))`,
  'u',
);
/** 'Add new events below', 'Use only the columns of this sheet': of nothing else are these words. */
const ORDERED = new RegExp(
  `^${ASKED}*(?:(?:only|always|solo|siempre|never|nunca) )*${ON_PARTS}(?:[ ,.;!]+(?:${DO}|${BESIDE_PARTS}|${PARTS}|${BEHIND}|favor|(?:thanks|thank you|gracias).*))*[ .!]*$`,
  'u',
);
/** A note that says itself that it is one: 'NOTE: ask Maria', 'Ojo - faltan fechas'; not 'Note-taking'. */
const CALLED_NOTE =
  /^(?:(?:editors?['’]? |important |importante )?(?:notes?|notas?|n\.?b\.?|p\.?s\.?)|reminders?|recordatorios?|to[ -]?do|f\.?y\.?i\.?|ojo|aviso a editores)(?:\s*:|\s\p{Dash})/u;
/** Words that no note to editors needs, and many events have. */
const OF_EVENTS =
  /(?<![a-z])(?:nights?|evenings?|shows?|party|fest[a-z]*|music|live|concert|comedy|danc[a-z]+|tour|films?|movies?|band|dj|theat[a-z]+|play|musical|exhibit[a-z]*|gala|jam|brunch|dinner|noches?|fiesta|musica|baile|concierto|feria|obra|cine|teatro)(?![a-z])/;

/** A note says within so many characters that it is one. */
const LONGEST_READ = 200;

/** Whether a title speaks to editors: 'PLEASE DO NOT SORT THIS SHEET', 'Copy this row', 'No borrar esta fila'; not 'Copy That: the Sheet Music Night'. */
function isNoteToEditors(title: string): boolean {
  const words = fold(title.slice(0, LONGEST_READ))
    .replace(/['’]/g, '')
    .replace(/^[^a-z0-9]+|[^a-z0-9.!]+$/g, '')
    .replace(/\s+/g, ' ');
  return !OF_EVENTS.test(words) && (FORBIDDEN.test(words) || ORDERED.test(words) || CALLED_NOTE.test(words));
}

/** The header's cells as keys, in the languages of the editors. */
const HEADERS = {
  event: /^(?:events?|event-(?:name|title)|title|name|eventos?|titulo|nombre(?:-del-evento)?)$/,
  date: /^(?:dates?|event-date|fechas?|day|dia)$/,
};

/** Why a row is no event though it has a title: it is a heading, a note, a total, or the header again; '' for an event. `framed` is the title with all signs around it. */
export function whyNoEvent(
  row: Readonly<Partial<Record<string, string>>>,
  framed: string = row.Event ?? '',
): string {
  const {
    Event: title = '',
    Date: date = '',
    Time: time = '',
    Venue: venue = '',
    Location: place = '',
  } = row;
  if (HEADERS.event.test(slug(title)) && HEADERS.date.test(slug(date))) return 'The row is the header again';
  const placed = [date, time, venue, place].map((cell) => cell.trim()).filter(Boolean);
  const words = slug(title).replaceAll('-', ' ');
  // Below the columns stand their numbers.
  if (TOTAL.test(words) && placed.every((cell) => /^\d+$/.test(cell)))
    return 'The row is a total, not an event';
  if (placed.length > 0 || !hasVisibleText(title)) return '';
  const hasMore = Object.entries(row).some(
    ([column, cell]) => column !== 'Event' && (cell ?? '').trim() !== '',
  );
  // An event of which only the title is known yet is one.
  if (hasMore) return '';
  const isNote = isNoteToEditors(title);
  if (HEADING.test(words) || (FRAMED.test(framed) && (isNote || isFramedHeading(words, title))))
    return 'The row has only a heading, not an event';
  return isNote ? 'The row is a note to editors, not an event' : '';
}
