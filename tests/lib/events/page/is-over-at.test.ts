import { isOverAt } from '#lib/events/page/is-over-at';
import { someEvent } from '../../../support/events/some-event.ts';

test.each([
  ['2026-11-21T06:59:00Z', false],
  ['2026-11-21T07:00:00Z', true],
])('an event until 1 AM in Belize is over or not at %s: %s', (instant, isOver) => {
  expect(isOverAt(someEvent(), Date.parse(instant))).toBe(isOver);
});

test('an event whose date is to be confirmed is never over', () => {
  expect(isOverAt(someEvent({ date: 'TBA' }), Date.parse('2031-01-01'))).toBe(false);
});
