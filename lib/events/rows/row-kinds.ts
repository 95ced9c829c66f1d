import { hasVisibleText } from '#lib/text/has-visible-text';
import { slug } from '#lib/text/slug';
import { ANY_WEEKDAY } from './understood-date.ts';

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

/** Signs around a whole title by which editors set off what is none: '*** SUMMER ***', '=== Fairs ==='. */
const FRAMED = /^\s*[*=#~_<>|•·\p{Dash}]{3}.*[*=#~_<>|•·\p{Dash}]{3}\s*$/u;
/** What editors tell each other: 'PLEASE DO NOT SORT THIS SHEET', 'Add new events below', 'No borrar esta fila'. */
const TO_EDITORS =
  /^(?:(?:please|pls|por favor|favor) )?(?:de )?(?:do not|don t|dont|never|only|always|no|nunca|add|put|enter|type|write|paste|edit|use|keep|sort|delete|remove|fill|copy|check|update|leave|insert|move|clear|agreg|anad|escrib|llen|pong|pon|us|manteng|borr|actualic|dej|copi|orden|revis|pegu)[a-z]*(?: [^ ]+)*? (?:(?:this|the|our) (?:spread ?)?sheet|this (?:row|column|line|tab)|est[ae] (?:hoja|fila|columna|tabla)|la hoja(?: de calculo)?)(?: |$)|^(?:please |pls )?(?:do not|don t|dont) (?:sort|edit|delete|remove)(?: |$)|^(?:por favor )?(?:favor (?:de )?)?no (?:borr|orden|mov|muev|toc|toqu|edit|cambi|escrib|elimin)[a-z]*(?: |$)|^(?:please |pls )?(?:add|put|enter|type|write|paste) (?:(?:your|new|all|more) )*(?:events?|rows?)(?: |$)/;

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
  const isPlaced = [date, time, venue, place].some((cell) => cell.trim() !== '');
  if (isPlaced || !hasVisibleText(title)) return '';
  const words = slug(title).replaceAll('-', ' ');
  if (TOTAL.test(words)) return 'The row is a total, not an event';
  const hasMore = Object.entries(row).some(
    ([column, cell]) => column !== 'Event' && (cell ?? '').trim() !== '',
  );
  // An event of which only the title is known yet is one.
  if (hasMore) return '';
  if (HEADING.test(words) || FRAMED.test(framed)) return 'The row has only a heading, not an event';
  return TO_EDITORS.test(words) ? 'The row is a note to editors, not an event' : '';
}
