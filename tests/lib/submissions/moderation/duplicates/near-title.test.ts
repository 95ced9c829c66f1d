import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isNearTitle } from '#lib/submissions/moderation/duplicates/near-title';

test.each([
  ['Village Fiesta', 'Village Fiesta'],
  ['Village Fiesta', 'The Village Fiesta 2027'],
  ['12th Annual Lobsterfest', 'Lobsterfest'],
  ['Lobsterfest 2027', 'San Pedro Lobster Fest'],
  ['Garifuna Settlement Day Parade', 'Garífuna Settlement Parade'],
  ['Hudut Cook-Off', 'Hudut cook off!'],
  ['Independance Day Concert', 'Independence Day Concert'],
  ['Punta Rock Concert', 'Punta Rock Concert at Y-Not Island'],
  // Only words that do not tell events apart.
  ['The Grand Event', 'The Event'],
  // Three words of five.
  ['Alpha Bravo Charlie Delta Echo', 'Golf Alpha Bravo Charlie Hotel'],
  // A short word is equal, one of five letters has a typo.
  ['Cup', 'Cup Regatta Night'],
  ['Hudat', 'Hudut Night Supper'],
  // Eight letters without spaces.
  ['Beach Day', 'Beachday Regatta Games Night'],
  // Two typos in eleven letters without spaces.
  ['Lobsterfest', 'Lobstr Fst'],
])('“%s” and “%s” on one day in one place may be the same event', (one, other) => {
  expect([isNearTitle(one, other), isNearTitle(other, one)]).toEqual([true, true]);
});

test.each([
  ['Village Fiesta', 'Church Supper'],
  ['Punta Rock Concert', 'Farmers Market'],
  ['Independence Day Parade', 'Football Final'],
  ['Beach Clean-Up', 'Beach Volleyball Cup Finals'],
  ['', 'Village Fiesta'],
  ['', ''],
  ['', '!'],
  // Two words of four.
  ['Alpha Bravo Charlie Delta', 'Golf Alpha Bravo Hotel'],
  // A typo in a word of four letters, and two in one of five.
  ['Hadu', 'Hudu Night Supper'],
  ['Hadat', 'Hudut Night Supper'],
  // The beginning of a longer word.
  ['Parade', 'Paradeground'],
  // Seven letters without spaces.
  ['Fun Days', 'Fundays Regatta Games Night'],
  // Three typos in eleven letters without spaces.
  ['Lobsterfest', 'Lobtr Fst'],
])('“%s” and “%s” are two events', (one, other) => {
  expect([isNearTitle(one, other), isNearTitle(other, one)]).toEqual([false, false]);
});

test.each([
  ...['a', 'an', 'and', 'at', 'by', 'de', 'el', 'en', 'for', 'in', 'la', 'of', 'on', 'our', 'the', 'to'],
  ...['with', 'annual', 'belize', 'event', 'grand', 'presents', 'st', 'nd', 'rd', 'th'],
  ...['2027', '1st', '2nd', '3rd', '12th'],
])('the word “%s” does not tell events apart', (word) => {
  expect(isNearTitle(word, `${word} Regatta`)).toBe(false);
});

test.each(['V12', 'V12th', '12thx', 'Gala'])('the word “%s” tells events apart', (word) => {
  expect(isNearTitle(word, `${word} Regatta`)).toBe(true);
});

test('any two texts can be compared in either order, and a title with letters is near itself', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(isNearTitle(one, other)).toBe(isNearTitle(other, one));
      if (/[a-z0-9]/i.test(one)) expect(isNearTitle(one, one)).toBe(true);
    }),
  );
});
