import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import { formOfWhen, whenOfForm } from '#lib/submissions/fields/when/when-of-form';
import {
  EMPTY_WHEN,
  shownDates,
  whenOfState,
  whenStateOf,
  withDate,
  withWeeks,
} from '#lib/submissions/fields/when/when-state';
import {
  hasUnseenDates,
  valuesOfWhen,
  whenStateFromValues,
  withListedDates,
} from '#lib/submissions/fields/when/when-values';
import { addDays } from '#lib/time/calendar-day';

const DAY = '2026-12-05';
const NONE: Parameters<typeof whenStateOf>[0] = {
  date: DAY,
  endDate: '',
  moreDates: [],
  time: '',
  isAllDay: false,
};
const picker = { ...EMPTY_WHEN, date: DAY };

describe('Hours', () => {
  test.each([
    ['8 PM - 1 AM', { start: '20:00', end: '01:00' }],
    ['7:30 PM', { start: '19:30', end: '' }],
    ['09:00 - 17:00', { start: '09:00', end: '17:00' }],
    ['Sunrise', undefined],
    ['5:30', undefined],
  ])('“%s” are in two time inputs %j', (time, clocks) => {
    const { hours, start, end } = whenStateOf({ ...NONE, time });
    expect(hours === 'hours' ? { start, end } : undefined).toEqual(clocks);
  });

  test.each([
    [{ time: '8 PM - 1 AM' }, { hours: 'hours', start: '20:00', end: '01:00' }],
    [{ isAllDay: true }, { hours: 'all-day' }],
    [{ time: 'Hours to be confirmed' }, { hours: 'unknown' }],
    [{ time: 'Sunrise' }, { hours: 'words', words: 'Sunrise' }],
    [{ time: '' }, { hours: 'all-day' }],
  ])('of %j are chosen as %j', (hours, chosen) => {
    expect(whenStateOf({ ...NONE, ...hours })).toMatchObject(chosen);
  });

  test.each([
    [
      { start: '19:30', end: '23:00' },
      { time: '7:30 PM - 11 PM', isAllDay: false },
    ],
    [{ start: '' }, { time: 'Hours to be confirmed', isAllDay: false }],
    // Refused by the rule of the time.
    [{ end: '23:00' }, { time: '- 11 PM', isAllDay: false }],
    [
      { hours: 'unknown', start: '19:30' },
      { time: 'Hours to be confirmed', isAllDay: false },
    ],
    [
      { hours: 'all-day', start: '19:30' },
      { time: '', isAllDay: true },
    ],
    [
      { hours: 'words', words: ' Sunrise ' },
      { time: 'Sunrise', isAllDay: false },
    ],
    [
      { hours: 'words', words: ' ' },
      { time: 'Hours to be confirmed', isAllDay: false },
    ],
  ] as const)('chosen as %j are %j', (chosen, hours) => {
    expect(whenOfState({ ...picker, ...chosen })).toMatchObject(hours);
  });

  test('that nobody changed stay as they were written, in an older event too', () => {
    for (const time of ['8 PM - 1 AM', '10:00 am – 4:00 pm', 'Sunrise', '', '18:30']) {
      const before = { ...NONE, time };
      expect(whenOfState(whenStateOf(before), before)).toEqual(before);
    }
  });

  test('of an older event that has none can be said to be unknown', () => {
    const state = { ...whenStateOf(NONE), hours: 'unknown' as const };
    expect(whenOfState(state, NONE)).toMatchObject({ time: 'Hours to be confirmed', isAllDay: false });
  });
});

describe('Days', () => {
  test('of an event are chosen as they are', () => {
    expect(whenStateOf(NONE).days).toBe('one');
    expect(whenStateOf({ ...NONE, endDate: '2026-12-07' })).toMatchObject({ days: 'span' });
    expect(whenStateOf({ ...NONE, moreDates: ['2026-12-12'] })).toMatchObject({
      days: 'dates',
      listed: ['2026-12-12'],
      ticked: ['2026-12-12'],
    });
  });

  test('that are not chosen are not said', () => {
    const filled = { ...picker, endDate: '2026-12-07', listed: ['2026-12-12'], ticked: ['2026-12-12'] };
    expect(whenOfState(filled)).toMatchObject({ endDate: '', moreDates: [] });
    expect(whenOfState({ ...filled, days: 'span' })).toMatchObject({ endDate: '2026-12-07', moreDates: [] });
    expect(whenOfState({ ...filled, days: 'dates' })).toMatchObject({
      endDate: '',
      moreDates: ['2026-12-12'],
    });
  });

  test('several without a second one repeat the first, which is refused', () => {
    expect(whenOfState({ ...picker, days: 'span' }).endDate).toBe(DAY);
    expect(whenOfState({ ...picker, days: 'dates' }).moreDates).toEqual([DAY]);
    expect(whenOfState({ ...EMPTY_WHEN, days: 'dates' }).moreDates).toEqual([]);
  });

  test('every week until a day are a list with all boxes ticked', () => {
    expect(withWeeks(picker, { until: '2026-12-19' })).toMatchObject({
      listed: ['2026-12-12', '2026-12-19'],
      ticked: ['2026-12-12', '2026-12-19'],
    });
  });

  test('a longer list leaves unticked what was unticked, and keeps single dates', () => {
    const listed = withDate(withWeeks(picker, { until: '2026-12-19' }), '2026-12-24');
    const unticked = { ...listed, ticked: ['2026-12-19', '2026-12-24'] };
    expect(withWeeks(unticked, { until: '2026-12-26' })).toMatchObject({
      listed: ['2026-12-12', '2026-12-19', '2026-12-24', '2026-12-26'],
      ticked: ['2026-12-19', '2026-12-24', '2026-12-26'],
    });
    expect(withWeeks(unticked, { until: '' })).toMatchObject({
      listed: ['2026-12-24'],
      ticked: ['2026-12-24'],
    });
  });

  test('another first date moves the weeks with it, and hides dates that are not after it', () => {
    const listed = withDate(withWeeks(picker, { until: '2026-12-20' }), '2026-12-08');
    const moved = withWeeks(listed, { date: '2026-12-13' });
    expect(shownDates(moved)).toEqual(['2026-12-20']);
    expect(whenOfState({ ...moved, days: 'dates' }).moreDates).toEqual(['2026-12-20']);
    expect(shownDates(withWeeks(moved, { date: DAY }))).toContain('2026-12-08');
  });

  test.each(['', 'soon', DAY, '2026-12-04'])('%j is not added to the list', (day) => {
    expect(withDate(picker, day)).toBe(picker);
  });
});

describe('A plain form', () => {
  const state = fc.record({
    days: fc.constantFrom('one' as const, 'span' as const, 'dates' as const),
    offsets: fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 12 }),
    hours: fc.constantFrom('hours' as const, 'all-day' as const, 'unknown' as const, 'words' as const),
  });

  test('says the same event as the picker it was filled in from', () => {
    fc.assert(
      fc.property(state, ({ days, offsets, hours }) => {
        const listed = offsets.map((offset) => addDays(DAY, offset)).sort();
        const when = { ...picker, days, hours, listed, ticked: listed.slice(1), endDate: addDays(DAY, 2) };
        expect(whenStateFromValues(valuesOfWhen(when))).toEqual(when);
      }),
    );
  });

  const typed = { ...valuesOfWhen(picker), days: 'dates', until: '2026-12-19', 'addedDate.1': '2026-12-24' };

  test('without JavaScript makes the list of dates when it is sent, to be seen before it counts', () => {
    expect(hasUnseenDates(typed)).toBe(true);
    const listed = withListedDates(typed);
    expect(listed).toMatchObject({
      listedDates: '2026-12-12,2026-12-19,2026-12-24',
      'on.2026-12-19': 'yes',
      'addedDate.1': '',
    });
    expect(hasUnseenDates(listed)).toBe(false);
    const { 'on.2026-12-19': _, ...unticked } = listed;
    expect(whenOfState(whenStateFromValues(unticked)).moreDates).toEqual(['2026-12-12', '2026-12-24']);
  });

  test('with single dates alone is sent at once', () => {
    expect(hasUnseenDates({ ...typed, until: '' })).toBe(false);
    expect(hasUnseenDates({ ...typed, days: 'one' })).toBe(false);
  });

  test('keeps a date that is not after the first, for the rule that refuses it', () => {
    const early = { ...typed, until: '', 'addedDate.0': '2026-12-04', 'addedDate.2': DAY };
    expect(whenOfState(whenStateFromValues(early)).moreDates).toEqual(['2026-12-04', DAY, '2026-12-24']);
    expect(withListedDates(early)).toMatchObject({
      listedDates: '2026-12-24',
      'addedDate.0': '2026-12-04',
      'addedDate.1': '',
      'addedDate.2': DAY,
    });
    expect(whenOfState(whenStateFromValues({ ...early, days: 'one' })).moreDates).toEqual([]);
  });

  test.each([
    [{ isAllDay: 'yes', time: '' }, 'all-day'],
    [{ time: '8 PM' }, 'words'],
    [{ time: ' ' }, 'unknown'],
    [{ hours: 'sometimes' }, 'unknown'],
  ])('of an earlier version, or another one, is read: %j', (values, hours) => {
    expect(whenStateFromValues(values)).toMatchObject({ days: 'one', hours });
  });

  test('that has no When picker is left as it is', () => {
    expect(withListedDates({ title: 'Fiesta' })).toEqual({ title: 'Fiesta' });
  });
});

describe('other hours on one of several days in a row', () => {
  const FAIR = { ...NONE, date: '2026-12-04', endDate: '2026-12-06' };
  const WEEKS = { ...FAIR, endDate: '2026-12-27' };
  const HOURS = { hours: 'hours', start: '10:00', end: '18:00', otherStart: '10:00', otherEnd: '14:00' };

  test.each([
    [FAIR, '10 AM - 6 PM, Sun 10 AM - 2 PM', '2026-12-06'],
    [WEEKS, '10 AM - 6 PM, Thu 24 Dec 10 AM - 2 PM', '2026-12-24'],
  ])('of %j are the time “%s”, there and back', (event, time, otherDay) => {
    const state = whenStateOf({ ...event, time });
    expect(state).toMatchObject({ ...HOURS, otherDay });
    expect(whenOfState(state)).toEqual({ ...event, time });
    expect(whenStateFromValues(valuesOfWhen(state))).toEqual(state);
    expect(whenOfForm(formOfWhen(state))).toEqual(state);
  });

  test.each([
    ['a day that is none of them', { ...FAIR, time: '10 AM - 6 PM, Mon 10 AM - 2 PM' }],
    ['each Sunday of some weeks', { ...WEEKS, time: '10 AM - 6 PM, Sun 10 AM - 2 PM' }],
    ['two days', { ...FAIR, time: '10 AM - 6 PM, Sat 10 AM - 8 PM, Sun 10 AM - 2 PM' }],
    ['one day alone', { ...NONE, time: '10 AM - 6 PM, Sat 10 AM - 2 PM' }],
  ])('of %s stay words', (_, event) => {
    expect(whenStateOf(event)).toMatchObject({ hours: 'words', words: event.time });
    expect(whenOfState(whenStateOf(event))).toEqual(event);
  });

  test('stay as they were written while neither they nor the days change', () => {
    const before = { ...FAIR, time: '10:00 am – 6:00 pm, Sun 10:00 am – 2:00 pm' };
    const state = whenStateOf(before);
    expect(whenOfState(state, before).time).toBe(before.time);
    expect(whenOfState({ ...state, otherEnd: '13:00' }, before).time).toBe('10 AM - 6 PM, Sun 10 AM - 1 PM');
    expect(whenOfState({ ...state, endDate: '2026-12-13' }, before).time).toBe(
      '10 AM - 6 PM, Sun 6 Dec 10 AM - 2 PM',
    );
  });

  test('are left out of one day, and taken back', () => {
    const before = { ...FAIR, time: '10 AM - 6 PM, Sun 10 AM - 2 PM' };
    const state = whenStateOf(before);
    expect(whenOfState({ ...state, days: 'one' }).time).toBe('10 AM - 6 PM');
    const none = { otherDay: '', otherStart: '', otherEnd: '' };
    expect(whenOfState({ ...state, ...none }, before).time).toBe('10 AM - 6 PM');
    expect(whenOfState(state, { ...FAIR, time: '10 AM - 6 PM' }).time).toBe(before.time);
  });

  const LACKS_START = 'Say when it begins too, or leave the end time empty';
  const LATE_END = 'It would end late on the next day: check the end time, or leave it empty';
  const MIDNIGHT = '12 AM alone may be either end of the day: add the end time';
  test.each([
    [{ otherStart: '' }, LACKS_START],
    [{ otherStart: '', otherEnd: '' }, LACKS_START],
    [{ start: '', end: '' }, LACKS_START],
    [{ start: '' }, LACKS_START],
    [{ otherDay: '' }, 'Choose the day that has other hours'],
    [{ otherDay: '2026-12-07' }, 'The day with other hours must be one from the first day to the last'],
    // A Sunday too, of a week later.
    [{ otherDay: '2026-12-13' }, 'The day with other hours must be one from the first day to the last'],
    [{ otherDay: '2026-11-29' }, 'The day with other hours must be one from the first day to the last'],
    [{ otherStart: '20:00', otherEnd: '16:30' }, LATE_END],
    [{ start: '20:00', end: '16:30' }, LATE_END],
    [{ otherStart: '00:00', otherEnd: '' }, MIDNIGHT],
    [{ start: '00:00', end: '' }, MIDNIGHT],
    [{}, undefined],
  ])('that are typed with %j are refused: %s', (change, sentence) => {
    const state = { ...whenStateOf({ ...FAIR, time: '10 AM - 6 PM, Sun 10 AM - 2 PM' }), ...change };
    const { error } = eventSubmissionSchema.safeParse(whenOfState(state));
    const said = error?.issues.filter(({ path }) => path[0] === 'time').map(({ message }) => message);
    expect(said).toEqual(sentence ? [sentence] : []);
  });
});
