import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isNearTitle } from '#lib/submissions/moderation/near-title';

test.each([
  ['Village Fiesta', 'Village Fiesta'],
  ['Village Fiesta', 'The Village Fiesta 2027'],
  ['12th Annual Lobsterfest', 'Lobsterfest'],
  ['Lobsterfest 2027', 'San Pedro Lobster Fest'],
  ['Garifuna Settlement Day Parade', 'Garífuna Settlement Parade'],
  ['Hudut Cook-Off', 'Hudut cook off!'],
  ['Independance Day Concert', 'Independence Day Concert'],
  ['Punta Rock Concert', 'Punta Rock Concert at Y-Not Island'],
])('“%s” and “%s” on one day in one place may be the same event', (one, other) => {
  expect([isNearTitle(one, other), isNearTitle(other, one)]).toEqual([true, true]);
});

test.each([
  ['Village Fiesta', 'Church Supper'],
  ['Punta Rock Concert', 'Farmers Market'],
  ['Independence Day Parade', 'Football Final'],
  ['Beach Clean-Up', 'Beach Volleyball Cup Finals'],
  ['', 'Village Fiesta'],
])('“%s” and “%s” are two events', (one, other) => {
  expect([isNearTitle(one, other), isNearTitle(other, one)]).toEqual([false, false]);
});

test('any text can be compared, in either order, and a title with letters is near itself', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(isNearTitle(one, other)).toBe(isNearTitle(other, one));
      if (/[a-z0-9]/i.test(one)) expect(isNearTitle(one, one)).toBe(true);
    }),
  );
});
