import { saysFree } from '../../cost/free-words.ts';
import { pricesInWords } from '../../cost/prices-in-words.ts';
import { writtenAmount } from '../../cost/written-amount.ts';

/** A price as a row says it; the currency is absent where none is written. */
type WrittenPrice = { price: number; currency?: string };

/** The largest price that is taken. */
const MAX_PRICE = 1e9;
/** A single price has fewer letters. */
const MAX_LETTERS = 60;

/**
 * The price of a cell that is one and nothing else: '25', '$25.00', 'BZ$25', '25 BZD', 'US$10'. A dollar sign alone says no
 * more than a bare number. Undefined for what is no single price.
 */
export function priceFromCell(cell: string): WrittenPrice | undefined {
  const text = cell.trim();
  if (text === '' || text.length > MAX_LETTERS) return undefined;
  if (saysFree(text)) return { price: 0 };
  const bare = writtenAmount(text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, ''));
  if (bare !== undefined) return bare < MAX_PRICE ? { price: bare } : undefined;
  const words = pricesInWords(text);
  if (!words?.isAll || words.low !== words.high || words.low >= MAX_PRICE) return undefined;
  return { price: words.low, ...(words.currency && { currency: words.currency }) };
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** The code of a currency: 'BZD', 'usd', 'BZ$', 'Belize dollars', 'Belizean'; undefined for any other text, and a dollar sign alone. */
export function currencyFromCell(cell: string): string | undefined {
  const text = cell.trim();
  const code = text.toUpperCase();
  if (CURRENCIES.has(code)) return code;
  const words =
    text === '' || text.length > MAX_LETTERS
      ? undefined
      : [`${text} 1`, `1 ${text}`, `1 ${text} dollars`].map(pricesInWords).find((prices) => prices?.isAll);
  return words?.isAll ? words.currency : undefined;
}
