import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import { isTooLong, lastEventDay, MAX_DATES, weeklyDays } from '#lib/submissions/fields/when/event-days';
import { fieldErrorsOf } from '#lib/text/field-errors';
import { addDays, isCalendarDay, weekdayOf } from '#lib/time/calendar-day';
import { someSubmission, someSubmissionBody } from '../../../../support/submissions/some-submission.ts';

const DAY = '2026-12-05';
const errorsOf = (changes: Record<string, unknown>) => {
  const { error } = eventSubmissionSchema.safeParse(someSubmissionBody({ date: DAY, ...changes }));
  return error ? fieldErrorsOf(error) : {};
};

describe('“Every Saturday until”', () => {
  test.each([
    ['2026-12-19', ['2026-12-12', '2026-12-19']],
    ['2026-12-18', ['2026-12-12']],
    ['2026-12-11', []],
    ['2026-11-01', []],
    ['soon', []],
    ['2027-02-30', []],
  ])('%s is the further dates %j', (until, days) => {
    expect(weeklyDays(DAY, until)).toEqual(days);
  });

  test('without a first date is no date', () => {
    expect(weeklyDays('', '2026-12-19')).toEqual([]);
  });

  test('is 26 dates at most, and says when that is not all', () => {
    const last = addDays(DAY, 25 * 7);
    expect(weeklyDays(DAY, '2099-01-01')).toHaveLength(MAX_DATES - 1);
    expect(weeklyDays(DAY, '2099-01-01').at(-1)).toBe(last);
    expect(isTooLong(DAY, addDays(last, 6))).toBe(false);
    expect(isTooLong(DAY, addDays(last, 7))).toBe(true);
    expect(isTooLong('', '2099-01-01')).toBe(false);
  });

  test('is always the weekday of the first date, after it and not after the last', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, days, (first, until) => {
        const list = weeklyDays(first, until);
        expect(list.every((day) => isCalendarDay(day) && day > first && day <= until)).toBe(true);
        expect(list.every((day) => weekdayOf(day) === weekdayOf(first))).toBe(true);
        expect(new Set(list).size).toBe(list.length);
      }),
    );
  });
});

describe('An event', () => {
  test('of one day needs neither a last day nor further dates', () => {
    expect(someSubmission()).toMatchObject({ endDate: '', moreDates: [] });
  });

  test.each([
    [{ endDate: '2026-12-07' }, {}],
    [{ endDate: '2027-01-04' }, {}],
    [{ endDate: DAY }, { endDate: 'Choose the last day, after the event date' }],
    [{ endDate: '2026-12-04' }, { endDate: 'Choose the last day, after the event date' }],
    [{ endDate: '2027-01-05' }, { endDate: 'An event of several days may last at most 31 days' }],
    [{ endDate: 'later' }, { endDate: 'Last day must be a day like 2026-11-19' }],
    [{ moreDates: ['2026-12-12'] }, {}],
    [
      { moreDates: [DAY] },
      { moreDates: 'Choose at least one date after the event date, and none before it' },
    ],
    [{ moreDates: ['soon'] }, { 'moreDates.0': 'Each date must be a day like 2026-11-19' }],
    [{ moreDates: 'soon' }, { moreDates: 'The dates must be a list of days' }],
    [
      { endDate: '2026-12-07', moreDates: ['2026-12-12'] },
      { moreDates: 'An event has a last day or several dates, not both' },
    ],
    [
      { moreDates: Array.from({ length: 26 }, (_, index) => addDays(DAY, index + 1)) },
      { moreDates: 'Choose at most 26 dates in all' },
    ],
  ])('with %j has the errors %j', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  test('is told about wrong days beside everything else that is wrong', () => {
    expect(errorsOf({ title: '', endDate: DAY })).toEqual({
      title: 'Event title is required',
      endDate: 'Choose the last day, after the event date',
    });
  });

  test('without a valid date is told only that', () => {
    expect(errorsOf({ date: '', endDate: '2026-12-07' })).toEqual({ date: 'Event date is required' });
  });

  test('has its further dates in order, each once, whatever order they were sent in', () => {
    const days = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 25 });
    fc.assert(
      fc.property(days, (offsets) => {
        const sent = offsets.map((offset) => addDays(DAY, offset));
        const { moreDates } = someSubmission({ date: DAY, moreDates: sent });
        expect(moreDates).toEqual([...new Set(sent)].sort());
      }),
    );
  });

  test.each([
    [{ date: DAY, endDate: '', moreDates: [] }, DAY],
    [{ date: DAY, endDate: '2026-12-07', moreDates: [] }, '2026-12-07'],
    [{ date: DAY, endDate: '', moreDates: ['2026-12-12', '2026-12-19'] }, '2026-12-19'],
  ])('with the days %j is over after %s', (days, last) => {
    expect(lastEventDay(days)).toBe(last);
  });
});
