import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { statedHours } from '#lib/events/event-hours';
import { withPlainHours } from '#lib/events/rows/hours/plain-hours';
import { eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import {
  EMPTY_WHEN,
  type WhenState,
  whenOfState,
  whenStateOf,
} from '#lib/submissions/fields/when/when-state';
import { eventFromValues, valuesOfEvent } from '#lib/submissions/items/proposals/edited-event';
import { addDays } from '#lib/time/calendar-day';
import { someSubmission, someSubmissionBody } from '../../../../support/submissions/some-submission.ts';

const FIRST = '2027-12-03';
const FAIR = { ...EMPTY_WHEN, date: FIRST, start: '10:00', end: '18:00' } satisfies WhenState;

/** The sentence of the rules for the time; undefined where it is taken. */
const sentenceFor = (when: Record<string, unknown>): string | undefined =>
  eventSubmissionSchema
    .safeParse(someSubmissionBody(when))
    .error?.issues.find(({ path }) => path[0] === 'time')?.message;

/** The hours that the calendar shows of a day, as the values of two time inputs. */
function shownOn({ date, endDate, time }: { date: string; endDate: string; time: string }, day: string) {
  const clock = (minutes?: number) =>
    minutes === undefined
      ? ''
      : `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const hours = statedHours(withPlainHours({ date, time, ...(endDate && { endDate }) }), day);
  return hours && { start: clock(hours.start), end: clock(hours.end) };
}

const clock = fc
  .record({ hour: fc.nat(23), minute: fc.constantFrom(0, 5, 30, 59) })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const maybe = fc.oneof(fc.constant(''), clock);

describe('Hours that a form takes', () => {
  test('are read back from their text as they were typed, on each day', () => {
    fc.assert(
      fc.property(
        fc.record({ length: fc.nat(30), other: fc.nat(30), start: clock, end: maybe }),
        fc.record({ hasOther: fc.boolean(), otherStart: clock, otherEnd: maybe }),
        ({ length, other, start, end }, { hasOther, otherStart, otherEnd }) => {
          const isSpan = length > 0;
          const otherDay = hasOther && isSpan ? addDays(FIRST, other % (length + 1)) : '';
          const state: WhenState = {
            ...FAIR,
            days: isSpan ? 'span' : 'one',
            endDate: isSpan ? addDays(FIRST, length) : '',
            start,
            end,
            ...(otherDay && { otherDay, otherStart, otherEnd }),
          };
          const when = whenOfState(state);
          fc.pre(sentenceFor(when) === undefined);
          // An end that is the beginning says no end.
          const said = (from: string, to: string) => ({ start: from, end: to === from ? '' : to });
          for (let day = FIRST; day <= (state.endDate || FIRST); day = addDays(day, 1))
            expect(shownOn(when, day)).toEqual(
              day === otherDay ? said(otherStart, otherEnd) : said(start, end),
            );
          const { start: otherFrom, end: otherTo } = said(otherStart, otherEnd);
          expect(whenStateOf(when)).toEqual({
            ...state,
            ...said(start, end),
            ...(otherDay && { otherStart: otherFrom, otherEnd: otherTo }),
          });
        },
      ),
    );
  });

  test.each([
    ['a fair of two days, from the evening to the next afternoon', '2027-12-04', '20:00', '16:30'],
    ['a night until the early morning', '', '20:00', '02:00'],
    ['the first hours of a day', '', '00:00', '03:00'],
  ])('may be those of %s', (_, endDate, start, end) => {
    const state = { ...FAIR, days: endDate ? 'span' : 'one', endDate, start, end } as const;
    expect(sentenceFor(whenOfState(state))).toBeUndefined();
  });

  test.each([
    ['an end on the next afternoon', { start: '20:00', end: '16:30' }],
    ['midnight alone', { start: '00:00', end: '' }],
  ])('are asked about once they have %s, which the calendar could not show', (_, hours) => {
    expect(sentenceFor(whenOfState({ ...FAIR, ...hours }))).toEqual(expect.stringContaining('end time'));
  });
});

describe('A time that was stored before', () => {
  const WORDS = [
    '9 AM - 5 PM, Mon - Fri',
    '10 AM - 6 PM, Mon 10 AM - 2 PM',
    '7 PM, Sat - 9 PM',
    'Doors 6 PM, Sun',
    ', 8 PM',
    '10 AM - 6 PM, ? 10 AM',
    '12 AM',
    '8 PM - 4:30 PM',
    '8 PM - 4:30 PM, Sun 8 PM - 4:30 PM',
  ];
  test.each(WORDS)('stays as it is while other fields are corrected: “%s”', (time) => {
    const before = { date: FIRST, endDate: '2027-12-05', moreDates: [], time, isAllDay: false };
    const when = whenOfState(whenStateOf(before), before);
    expect(when).toEqual(before);
    expect(sentenceFor(when)).toBeUndefined();
  });

  test.each(WORDS)('is no fault in a plain form that changes the title: “%s”', (time) => {
    const before = someSubmission({ date: FIRST, endDate: '2027-12-05', time });
    const values = { ...valuesOfEvent(before), title: 'Another title' };
    const { data } = eventSubmissionSchema.safeParse({
      ...someSubmissionBody(),
      ...eventFromValues(values, before),
    });
    expect(data).toMatchObject({ title: 'Another title', time });
  });
});
