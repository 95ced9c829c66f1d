import { fold } from '#lib/text/fold';
import { oneLine } from '#lib/text/one-line';
import { saysFree } from '../cost/free-words.ts';
import { pricesInWords } from '../cost/prices-in-words.ts';
import { writtenAmount } from '../cost/written-amount.ts';
import { knownCost } from '../format-cost.ts';
import type { Finding, ReadRow } from './fault.ts';
import { doubtOfCost } from './prices/doubtful-cost.ts';
import { currencyFromCell, priceFromCell } from './prices/written-price.ts';

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
const NO_WORDS = /^(?:[\d.,\s]*\d[\d.,\s]*|yes|no|si|y|n|x|\?+)$/;

/** What sends the reader elsewhere for the price, or only praises it: 'see poster', 'Ask Miss Ruby', 'cheap!'. */
const SAYS_LATER =
  /^(?:(?:please|prices?|costs?|precios?|favor(?: de)?)[ :,]*)*(?:see|ask|check|call|contact|[ie]nquire|message|text|dm|inbox|whatsapp|e-?mail|ver|vea|pregunt[ae][a-z]*|consult[ae][a-z]*|llam[ae][a-z]*|escrib[ae][a-z]*)(?![a-z])|(?<![a-z])(?:up)?on request[.!]*$|^(?:(?:very|super|quite|real|really|muy|at|a) )*(?:cheap|affordable|reasonable|reasonably|inexpensive|barat[oa]s?|economic[oa]s?)(?: (?:prices?|priced|costs?|precios?|fees?|entry|entrada))?[.!]*$/;

/** What to say of a cost that cannot be taken as it is written. */
function doubtFinding(cost: string): Finding {
  const doubt = doubtOfCost(cost);
  if (doubt?.kind === 'letter')
    return {
      made: `shown as it is, but the site knows no price: “${doubt.letter}” among its figures is a letter`,
      write: `If it is ${doubt.meant}, write that.`,
    };
  if (doubt?.kind === 'free and not')
    return {
      made: 'shown as it is, but it says that it is free and that it is not',
      write:
        'Write Free or the price; of both, for whom or until when each is, like: Free before 9 PM, $10 after.',
    };
  return (
    doubt && {
      made: 'shown as it is, with its doubt',
      write: 'Write the price once it is certain, or TBA until then.',
    }
  );
}

/** What is wrong with the cell Cost: it is doubtful, or names no price though it should. Other words are as good as a price. */
export function costFinding({ row, event }: ReadRow): Finding {
  const cost = oneLine(row.Cost ?? '');
  const words = fold(cost);
  const doubt = doubtFinding(cost);
  if (doubt) return doubt;
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

/** What is wrong with the cell Price. */
export const priceFinding = (read: ReadRow): Finding =>
  priceFromCell(oneLine(read.row.Price ?? ''))
    ? priceContradiction(read)
    : {
        made: 'no single price, left out',
        write: 'Write it like 25 or BZ$25; several prices into Cost.',
      };

/** What is wrong with the cell Currency. */
export function currencyFinding({ row }: ReadRow): Finding {
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
