import { placeFromText } from '#lib/places/place-from-text';
import { fold } from '#lib/text/fold';
import { oneLine } from '#lib/text/one-line';
import { remembered } from '#lib/text/remembered';
import { isOpen, saysNothing } from '#lib/text/says-nothing';
import { isCalendarDay } from '#lib/time/calendar-day';
import { takesPlace } from '../event-status.ts';
import { knownCost } from '../format-cost.ts';
import { categoryFromWords } from './cells/category-words.ts';
import { likelyDays } from './days/understood-date.ts';
import { convertDate } from './event-date.ts';
import type { EventColumn } from './event-from-row.ts';
import type { Finding, ReadRow } from './fault.ts';
import { hoursFromText } from './hours/plain-hours.ts';
import { priceFromCell } from './prices/written-price.ts';
import { maySayOff, saysOff } from './status/title-notice.ts';
import { noticeFinding } from './status-faults.ts';

const isDate = (cell: string) =>
  isCalendarDay(convertDate(cell)) || /^\d{1,2}([/.-])\d{1,2}\1\d{2,4}$/.test(cell);

/** Kinds of content that fill a whole cell: the name in the fault, the column where it belongs, and its test. */
const KINDS = {
  off: { name: 'what belongs into Status', column: 'Status', is: saysOff },
  date: {
    name: 'a date',
    column: 'Date',
    is: isDate,
  },
  // '10/15/20' may be three prices.
  yearsDate: {
    name: 'a date',
    column: 'Date',
    is: (cell: string) => /(?<!\d)\d{4}(?!\d)/.test(cell) && isDate(cell),
  },
  hour: {
    name: 'an hour',
    column: 'Time',
    is: (cell: string) => /\d\s*[ap]\.?\s?m\b|\d:\d\d/i.test(cell) && hoursFromText(cell) !== undefined,
  },
  address: {
    name: 'an address',
    column: 'TicketURL, or CoverImage',
    is: (cell: string) => /^(?:https?:\/\/|www\.|\/images\/)\S+$/i.test(cell),
  },
  category: {
    name: 'a category',
    column: 'Category',
    is: (cell: string) => categoryFromWords(cell) !== undefined,
  },
  place: {
    name: 'a place',
    column: 'Location',
    is: (cell: string) => placeFromText(cell).district !== undefined,
  },
  price: {
    name: 'a price',
    column: 'Price, or Cost',
    is: (cell: string) =>
      knownCost(cell) !== undefined || (/[$£€]/.test(cell) && priceFromCell(cell) !== undefined),
  },
} as const satisfies Record<string, { name: string; column: string; is: (cell: string) => boolean }>;

/** By column, the kinds of content that are there by mistake. */
const FOREIGN = {
  Event: ['off', 'date', 'hour', 'address', 'price'],
  Time: ['off', 'yearsDate', 'address', 'category', 'place', 'price'],
  Venue: ['off', 'date', 'hour', 'price'],
  Cost: ['off', 'yearsDate', 'hour', 'address', 'category', 'place'],
  Organizer: ['date', 'hour', 'price'],
} as const satisfies Partial<Record<EventColumn, readonly (keyof typeof KINDS)[]>>;

/** Markup that was pasted with a text: '<b>Fair</b>'. */
const MARKUP =
  /<\/?(?:a|b|i|u|p|br|div|span|script|style|img|h[1-6]|ul|ol|li|em|strong|font|table|tr|td|iframe|svg)(?:\s[^<>]*|\/)?>/i;

const MAY_BE_OFF = {
  made: 'shown as it is, and the event as taking place',
  write: 'If it does not, write Cancelled or Postponed into Status.',
};
const WITH_MARKUP = { made: 'shown with its markup, as it is', write: 'Write the words without <…>.' };

/** Letters that a program has read in the wrong encoding: 'JosÃ©' for José, 'Donâ€™t', '\ufffd'. */
const BROKEN = /\ufffd|Ã[\u0080-\u00bf]|â€/;
const WITH_BROKEN = { made: 'has broken letters, shown as they are', write: 'Type the words again.' };

/** What is wrong with words as such, whatever they say. */
const spoilt = (text: string): Finding => {
  if (MARKUP.test(text)) return WITH_MARKUP;
  return BROKEN.test(text) && WITH_BROKEN;
};

/** Longer cells are texts. */
const MAX_LETTERS = 80;

/** '2/5/2027' of a price '2/5' that a sheet has taken for a date. */
const TURNED = /^(\d{1,2}\/\d{1,2})\/\d{4}$/;

/** What to write for a date in another column, where Date has one: that one stays. */
function writeForSecondDate(column: keyof typeof FOREIGN, cell: string): string {
  const [, figures] = TURNED.exec(cell) ?? [];
  if (column === 'Cost' && figures)
    return `If the sheet has made it of a price like ${figures}: format the cell as plain text and type the price again.`;
  const own = column === 'Time' ? 'Write the hour here.' : 'Write here what belongs here.';
  return `${own} If the event has another date: write it into MoreDates.`;
}

const foreignIn = (column: keyof typeof FOREIGN) =>
  remembered((cell: string) => FOREIGN[column].map((kind) => KINDS[kind]).find(({ is }) => is(cell)));

/** What is wrong with a cell of words: it has what belongs into another column, or markup. */
export function wordsFinding(column: keyof typeof FOREIGN): (read: ReadRow) => Finding {
  const find = foreignIn(column);
  return ({ row, event }) => {
    const cell = oneLine(row[column] ?? '');
    const bad = spoilt(row[column] ?? '');
    if (bad) return bad;
    const found = cell.length <= MAX_LETTERS ? find(cell) : undefined;
    // What another column says as well was understood.
    if (!found || (found === KINDS.off && !takesPlace(event))) return undefined;
    return {
      made: `shown as it is, though it looks like ${found.name}`,
      write:
        found.column === 'Date' && column !== 'Event' && isCalendarDay(event.date)
          ? writeForSecondDate(column, cell)
          : `If it is, write it into ${found.column}.`,
    };
  };
}

const wordsInTitle = wordsFinding('Event');

/** Signs around words, or between them, that no page draws: '*** BIG *** Jam', '=== Jam ==='; not 'F***ing'. */
const DRAWN_SIGNS = /(?<![\p{L}\p{N}*#=~_|<>•])[*#=~_|<>•]{2,}|[*#=~_|<>•]{2,}(?![\p{L}\p{N}*#=~_|<>•])/gu;

/** What is wrong with a title that has such signs in it. */
function signsFinding(title: string): Finding {
  const plain = oneLine(title.replace(DRAWN_SIGNS, ' '));
  return (
    plain !== oneLine(title) &&
    /[\p{L}\p{N}]/u.test(plain) && {
      made: 'shown with its signs, as it is',
      write: `Write it without them: “${plain}”.`,
    }
  );
}

/** What a sheet or a program has where a name is missing. */
const PLACEHOLDER =
  /^(?:untitled|test(?:ing)?|null|undefined|nan|true|false|ditto|[ií]dem|same(?: as above)?|(?:event )?(?:name|title)|see (?:below|above|flyer|poster))$/i;
/** In brackets, or at the beginning or end: what is sold out is said by Status. */
const SOLD_OUT =
  /[([]\s*sold[ -]?out\s*!*\s*[)\]]|^sold[ -]?out!*\s*[:\p{Dash}]|[:\p{Dash}]\s*sold[ -]?out!*$/iu;

/** What is wrong with a title that has all that belongs into the other columns, which are empty. */
function allInTitleFinding({ row, event }: ReadRow): Finding {
  const isEmpty = [row.Date, row.Time, row.Location].every((cell = '') => oneLine(cell) === '');
  return (
    isEmpty &&
    likelyDays(event.title) !== undefined && {
      made: 'shown as the title, as it is, though it has the day as well',
      write: 'Write only the name here, and day, hour, venue, place and price each into its column.',
    }
  );
}

/** What is wrong with the cell Event, of a row that is an event. */
export function titleFinding(read: ReadRow): Finding {
  const { title, status } = read.event;
  const inOne = allInTitleFinding(read) || noticeFinding(read);
  if (inOne) return inOne;
  if (status === 'scheduled' && SOLD_OUT.test(title))
    return { made: 'shown as it is, and the event as open to all', write: 'Write Sold out into Status.' };
  if (takesPlace(read.event) && maySayOff(title)) return MAY_BE_OFF;
  if (isOpen(title) || saysNothing(title) || PLACEHOLDER.test(title) || !/[\p{L}\p{N}]/u.test(title))
    return (
      wordsInTitle(read) || { made: 'shown as the title, as it is', write: 'Write the name of the event.' }
    );
  return wordsInTitle(read) || signsFinding(title);
}

/** What is wrong with the cell Description: it has markup, or says that an event is off which is shown as taking place. */
export function descriptionFinding({ row, event }: ReadRow): Finding {
  const bad = spoilt(row.Description ?? '');
  if (bad) return bad;
  const [sentence = ''] = fold((row.Description ?? '').trimStart().slice(0, MAX_LETTERS * 2)).split(
    /[.!;\n]/,
  );
  return takesPlace(event) && saysOff(sentence) && MAY_BE_OFF;
}
