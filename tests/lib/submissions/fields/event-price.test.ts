import { describe, expect, test } from '@jest/globals';
import { eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import { FIELD_TABLES } from '#lib/submissions/fields/field-tables';
import { answersOf } from '#lib/submissions/fields/field-words';
import { fieldErrorsOf } from '#lib/text/field-errors';
import { someSubmission, someSubmissionBody } from '../../../support/submissions/some-submission.ts';

const SENTENCE = 'Enter one price as a number, like 25 or 12.50. Other prices go into the description.';
const paid = (changes: Record<string, unknown>) => ({ cost: 'paid', ...changes });
const errorsOf = (changes: Record<string, unknown>) => {
  const { error } = eventSubmissionSchema.safeParse(someSubmissionBody(changes));
  return error ? fieldErrorsOf(error) : {};
};
const shownPrice = (changes: Record<string, unknown>) =>
  answersOf(FIELD_TABLES.event, { ...someSubmission(), ...changes }, 'status').find(
    ({ name }) => name === 'price',
  )?.value;

describe('The price of a paid event', () => {
  test.each([
    ['25', '25'],
    [' $25 ', '25'],
    ['12.50', '12.50'],
    ['1,250', '1250'],
    ['$ 1,250.5', '1250.5'],
    ['999999', '999999'],
    ['', ''],
  ])('typed as %j is stored as %j', (typed, stored) => {
    expect(someSubmission(paid({ price: typed })).price).toBe(stored);
  });

  test.each(['0', '0.00', 'twenty', '20-25', '12,50', 'BZ$25', '1,25,000', '-5', '1000000', '5.123'])(
    'typed as %j is refused with a sentence that helps',
    (price) => {
      expect(errorsOf(paid({ price }))).toEqual({ price: SENTENCE });
    },
  );

  test.each(['free', 'tbd'])('is kept as it was typed and not judged while the cost is %s', (cost) => {
    expect(errorsOf({ cost, price: 'twenty' })).toEqual({});
    expect(someSubmission({ cost, price: '25' }).price).toBe('25');
    expect(shownPrice({ cost, price: '25' })).toBe('');
  });

  test.each([
    [{ price: '25' }, 'BZ$25 (US$12.50)'],
    [{ price: '1250', currency: 'BZD' }, 'BZ$1,250 (US$625)'],
    [{ price: '25', currency: 'USD' }, 'US$25'],
    [{ price: '25', country: 'United States', community: 'Chicago' }, 'US$25'],
    [{ price: '20', country: 'Canada', community: 'Toronto' }, 'CAD 20'],
    [{ price: '20', country: 'Canada', currency: 'USD' }, 'US$20'],
    [{ price: '300', country: 'the Bahamas' }, 'BSD 300'],
    [{ price: '300', country: 'Narnia' }, '300'],
    [{ price: '' }, ''],
    [{ price: undefined, currency: undefined }, ''],
    [{ price: 25 }, ''],
    [{ price: '25', currency: 'unknown' }, ''],
  ])('of %j is shown as %j: converted only between BZ$ and US$', (changes, words) => {
    expect(shownPrice(paid(changes))).toBe(words);
  });
});
