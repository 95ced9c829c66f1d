import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pricesInWords } from '#lib/events/cost/prices-in-words';

const figure = fc.integer({ min: 1, max: 500 });
const space = fc.constantFrom('', ' ');
/** A currency as it is written before a figure, and its code. */
const sign = fc.constantFrom(
  ['BZ$', 'BZD'],
  ['BZ $', 'BZD'],
  ['BZD', 'BZD'],
  ['US$', 'USD'],
  ['U.S. $', 'USD'],
  ['USD', 'USD'],
  ['CA$', 'CAD'],
  ['CAD', 'CAD'],
  ['£', 'GBP'],
  ['$', undefined],
);

/** The prices of words in which some figures have a sign before them. */
function expectPrices(words: string, prices: number[], currency: string | undefined) {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  expect({ words, ...pricesInWords(words) }).toMatchObject({ words, low, high });
  expect(pricesInWords(words)?.currency).toBe(currency);
}

describe('A sign belongs to the figure behind it', () => {
  test('whatever number stands before it', () => {
    fc.assert(
      fc.property(figure, figure, sign, space, (people, price, [before, currency], gap) => {
        expectPrices(`Table of ${people} ${before}${gap}${price}`, [price], currency);
      }),
    );
  });

  test('where a range before it is of ages', () => {
    fc.assert(
      fc.property(figure, figure, figure, figure, sign, (from, to, child, adult, [before, currency]) => {
        const words = `Children ${from}-${to} ${before}${child}, adults ${before}${adult}`;
        expectPrices(words, [child, adult], currency);
      }),
    );
  });
});

test('A time of the day is no other end of a price', () => {
  const hour = fc.integer({ min: 1, max: 12 });
  const dash = fc.constantFrom(' - ', '–', ' to ', '-');
  const half = fc.constantFrom('am', 'PM', ' a.m.', ' p. m.', ':30', ':00 PM');
  fc.assert(
    fc.property(figure, hour, half, dash, sign, (price, clock, behind, between, [before, currency]) => {
      expectPrices(`${before}${price}${between}${clock}${behind}`, [price], currency);
    }),
  );
});
