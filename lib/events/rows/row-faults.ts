import { fold } from '#lib/text/fold';
import { oneLine } from '#lib/text/one-line';
import { isOpen, saysNothing } from '#lib/text/says-nothing';
import { slug } from '#lib/text/slug';
import { saysFree } from '../cost/free-words.ts';
import { pricesInWords } from '../cost/prices-in-words.ts';
import { writtenAmount } from '../cost/written-amount.ts';
import { EVENT_CATEGORIES } from '../event-category.ts';
import { statusWord, takesPlace } from '../event-status.ts';
import { knownCost } from '../format-cost.ts';
import { imageFinding, linkFinding } from './address-faults.ts';
import { categoryFromWords } from './category-words.ts';
import { dateFinding, endDateFinding, moreDatesFinding } from './date-faults.ts';
import type { EventColumn, EventRow } from './event-from-row.ts';
import type { CellFault, Finding, ReadRow } from './fault.ts';
import { endTimeFinding, timeFinding } from './hour-faults.ts';
import { descriptionFinding, titleFinding, wordsFinding } from './misplaced-cells.ts';
import { countryFinding, districtFinding, locationFinding, timeZoneFinding } from './place-faults.ts';
import { statusFromWords } from './status-words.ts';
import { currencyFromCell, priceFromCell } from './written-price.ts';

function statusFinding({ row, event }: ReadRow): Finding {
  const stated = statusFromWords(oneLine(row.Status ?? ''));
  const shown = statusWord(event).toLowerCase() || 'taking place';
  const write = 'Write Cancelled, Postponed, Sold out, or nothing.';
  if (stated === undefined) return { made: `not understood, so the event is shown as ${shown}`, write };
  const isContradicted = takesPlace({ status: stated }) && !takesPlace(event);
  return isContradicted && { made: `the title says otherwise, so the event is shown as ${shown}`, write };
}

const categoryFinding = ({ row, event }: ReadRow): Finding =>
  !categoryFromWords(oneLine(row.Category ?? '')) && {
    made: `not understood, shown as ${event.category}`,
    write: `Write one of: ${EVENT_CATEGORIES.join(', ')}.`,
  };

/** What may stand beside the figures of a cost that names prices and nothing else: no 'From', no 'Kids', no 'presale'. */
const BESIDE_FIGURES =
  /(?<![a-z])(?:bzd?|usd?|u\.s\.?|belize(?:an)?|us dollars?|dollars?|dolar(?:es)?|per person|p\.?p\.?|each|por persona|to|or|and|y|o|a)(?![a-z])/g;
const FIGURES = /^[\d\s$£€.,/&\p{Dash}]*$/u;

/** Whether a cost is prices alone, all in one currency. */
function isFiguresAlone(cost: string): boolean {
  const words = fold(cost);
  const isInSeveral = [/bz|beliz/, /us|u\.s/, /£/, /€/].filter((currency) => currency.test(words)).length > 1;
  return !isInSeveral && FIGURES.test(words.replace(BESIDE_FIGURES, ' '));
}

/** The prices that Cost names and nothing else, the lowest and the highest; undefined where it names none. */
function pricesOfCost(
  cost: string,
): { low: number; high: number; currency?: string | undefined } | undefined {
  if (saysFree(cost)) return { low: 0, high: 0 };
  if (knownCost(cost)) return { low: 0.01, high: Number.POSITIVE_INFINITY };
  const number = writtenAmount(cost);
  if (number !== undefined) return { low: number, high: number };
  return isFiguresAlone(cost) ? pricesInWords(cost) : undefined;
}

/** What Price says otherwise than Cost. */
function priceContradiction({ row, event }: ReadRow): Finding {
  const cost = oneLine(row.Cost ?? '');
  const price = priceFromCell(oneLine(row.Price ?? ''));
  const said = price && pricesOfCost(cost);
  if (!price || !said) return undefined;
  const currency = price.currency ?? event.currency;
  const isOtherCurrency = said.currency !== undefined && currency !== undefined && said.currency !== currency;
  const isAmong = price.price >= said.low && price.price <= said.high;
  // One price in two currencies has two figures: 'US$10' is 20 Belize dollars.
  const isRight =
    isOtherCurrency && said.low > 0 && price.price > 0
      ? said.low !== price.price || said.high !== said.low
      : isAmong;
  return (
    !isRight && {
      made: `shown, though Cost says “${cost}”`,
      write: 'Correct the one that is wrong, or leave one of them empty.',
    }
  );
}

/** A cost with a sign or the name of a currency is meant as a price, unless something else is said with it. */
const MEANT_AS_PRICE =
  /\p{Sc}|(?<![a-z])(?:bzd|usd|dollars?|dolar(?:es)?|quetzal(?:es|s)?|pesos|lempiras?|bucks)(?![a-z])/u;
/** A figure with letters beside it that may be a currency's: 'L100', 'XCD 20', '20 XCD'. */
const LETTERED = /^([a-z]{1,3})\s?[\d.,]+$|^[\d.,]+\s?([a-z]{3})$/;
const CODES = new Set(Intl.supportedValuesOf('currency'));
/** Whether a cost is a figure in letters of a currency: one letter before it, or the code of one. */
function isLettered(words: string): boolean {
  const [, before = '', behind = ''] = LETTERED.exec(words) ?? [];
  return before.length === 1 || CODES.has((before || behind).toUpperCase());
}
const OTHER_MEANING = /(?<![a-z])(?:off|discount[a-z]*|free|gratis|win|prizes?)(?![a-z])/;
/** Figures and the signs that go with them, and what only says that there is a cost. */
const NO_WORDS = /^(?:[\d.,\s]*\d[\d.,\s]*|\d+o\d*|yes|no|si|y|n|x|\?+)$/;

/** What sends the reader elsewhere for the price, or only praises it: 'see poster', 'Ask Miss Ruby', 'cheap!'. */
const SAYS_LATER =
  /^(?:(?:please|prices?|costs?|precios?|favor(?: de)?)[ :,]*)*(?:see|ask|check|call|contact|[ie]nquire|message|text|dm|inbox|whatsapp|e-?mail|ver|vea|pregunt[ae][a-z]*|consult[ae][a-z]*|llam[ae][a-z]*|escrib[ae][a-z]*)(?![a-z])|(?<![a-z])(?:up)?on request[.!]*$|^(?:(?:very|super|quite|real|really|muy|at|a) )*(?:cheap|affordable|reasonable|reasonably|inexpensive|barat[oa]s?|economic[oa]s?)(?: (?:prices?|priced|costs?|precios?|fees?|entry|entrada))?[.!]*$/;

/** What is wrong with a cell Cost that names no price though it should. Other words are as good as a price. */
function costFinding({ row, event }: ReadRow): Finding {
  const cost = oneLine(row.Cost ?? '');
  const words = fold(cost);
  const isMeant =
    NO_WORDS.test(words) ||
    isLettered(words) ||
    (MEANT_AS_PRICE.test(words) && !OTHER_MEANING.test(words)) ||
    (event.price === undefined && SAYS_LATER.test(words));
  if (!isMeant || writtenAmount(cost) !== undefined || pricesInWords(cost)) return undefined;
  return {
    made: 'shown as it is, but the site knows no price',
    write: 'Write Free, Paid, or prices like BZ$25 or BZ$10 - BZ$20.',
  };
}

const priceFinding = (read: ReadRow): Finding =>
  priceFromCell(oneLine(read.row.Price ?? ''))
    ? priceContradiction(read)
    : {
        made: 'no single price, left out',
        write: 'Write it like 25 or BZ$25; several prices into Cost.',
      };

function currencyFinding({ row }: ReadRow): Finding {
  const cell = oneLine(row.Currency ?? '');
  // A dollar of no country is that of the place.
  if (/^(?:\$|dollars?)$/i.test(cell)) return undefined;
  const code = currencyFromCell(cell);
  if (!code)
    return { made: 'not understood, left out', write: 'Write BZD, USD or another code of three letters.' };
  const inPrice = priceFromCell(oneLine(row.Price ?? ''))?.currency;
  return (
    inPrice &&
    inPrice !== code && { made: `left out, because Price says ${inPrice}`, write: 'Write the currency once.' }
  );
}

const wordsInTime = wordsFinding('Time');
const wordsInCost = wordsFinding('Cost');

/** What may be wrong with each column, where its cell says anything. A cell that was understood has no finding. */
const FINDINGS: readonly (readonly [EventColumn, (read: ReadRow) => Finding])[] = [
  ['Event', titleFinding],
  ['Date', dateFinding],
  ['EndDate', endDateFinding],
  ['MoreDates', moreDatesFinding],
  ['Time', (read) => timeFinding(read) || wordsInTime(read)],
  ['EndTime', endTimeFinding],
  ['Venue', wordsFinding('Venue')],
  ['Location', locationFinding],
  ['Status', statusFinding],
  ['Category', categoryFinding],
  ['Cost', (read) => wordsInCost(read) || costFinding(read)],
  ['Price', priceFinding],
  ['Currency', currencyFinding],
  ['Country', countryFinding],
  ['District', districtFinding],
  ['TimeZone', timeZoneFinding],
  ['Organizer', wordsFinding('Organizer')],
  ['Description', descriptionFinding],
  ['TicketURL', linkFinding('TicketURL')],
  ['Website', linkFinding('Website')],
  ['CoverImage', imageFinding('CoverImage')],
  ['Image', imageFinding('Image')],
  ['ModalImages', imageFinding('ModalImages')],
  [
    'PlaceID',
    ({ event }) =>
      !event.placeId && { made: 'no id of a place, left out', write: 'Copy the id from Google Maps.' },
  ],
  [
    'ID',
    ({ row }) =>
      slug(row.ID ?? '') === '' && {
        made: 'has no letter or digit, left out',
        write: 'Write letters and digits.',
      },
  ],
];

/** Columns in which 'TBA' says all that there is to say. */
const MAY_BE_OPEN = new Set<EventColumn>([
  'Price',
  'Currency',
  'Country',
  'District',
  'TicketURL',
  'Website',
  'CoverImage',
  'Image',
]);

/** What of a row was not understood, was dropped or contradicts itself, though the row is an event. */
export function faultsOfRow(row: EventRow, event: ReadRow['event']): CellFault[] {
  const faults: CellFault[] = [];
  const read = { row, event };
  for (const [column, find] of FINDINGS) {
    const cell = row[column] ?? '';
    // An event without a day is the only one of which something is missing.
    if (column !== 'Date' && column !== 'Event' && (cell === '' || saysNothing(cell))) continue;
    if (MAY_BE_OPEN.has(column) && isOpen(oneLine(cell))) continue;
    const found = find(read);
    if (found) faults.push({ column, cell: oneLine(cell), ...found });
  }
  return faults;
}
