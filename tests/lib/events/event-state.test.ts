import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eventMoments } from '#lib/events/event-moments';
import { eventState, eventStateText } from '#lib/events/event-state';
import { nextDayChange, nextDayOf } from '#lib/events/event-summary';
import { someSummary } from '../../support/events/some-event.ts';

const DAY = '2026-11-21'; // a Saturday
const BELIZE = 'America/Belize';
/** An instant in Belize: '21 20:00' is in November 2026. */
const at = (text: string) => Date.parse(`2026-11-${text.replace(' ', 'T')}:00-06:00`);

type Timed = {
  time?: string;
  plainTime?: string;
  endTime?: string;
  endDate?: string;
  date?: string;
  zone?: string | null;
};
function say({ zone, ...timed }: Timed, when: string): string {
  const moments = eventMoments({ date: DAY, ...timed }, zone === null ? undefined : (zone ?? BELIZE));
  const state = eventState(moments, at(when));
  return `${state.kind}: ${eventStateText(state, moments?.afterwards ?? '')}`;
}

/** A title, an event, an instant in November 2026, and the state with its words. */
type Case = [title: string, timed: Timed, when: string, said: string];
const expectSaid = (...[, timed, when, said]: Case) => expect(say(timed, when)).toBe(said);

describe('the state of an event by the hour', () => {
  test.each<Case>([
    ['is over after its end', { time: '5 AM - 12 PM' }, '21 20:00', 'over: Ended 12 PM'],
    ['is over from the minute of its end', { time: '5 AM - 12 PM' }, '21 12:00', 'over: Ended 12 PM'],
    ['is on now until then', { time: '5 AM - 12 PM' }, '21 11:59', 'now: On now'],
    ['is on now from its beginning', { time: '5 AM - 12 PM' }, '21 05:00', 'now: On now'],
    ['is over four hours after a beginning alone', { time: '5:30 AM' }, '21 09:30', 'over: Began 5:30 AM'],
    ['is on now until then', { time: '5:30 AM' }, '21 09:29', 'now: On now'],
    ['is soon within the hour', { time: '8 PM' }, '21 19:20', 'soon: Starts in 40 minutes'],
    ['is soon in the last minute', { time: '8 PM' }, '21 19:59', 'soon: Starts in 1 minute'],
    ['is not soon an hour before', { time: '8 PM' }, '21 19:00', 'tonight: Tonight'],
    [
      'is soon after midnight too',
      { date: '2026-11-22', time: '00:30' },
      '21 23:50',
      'soon: Starts in 40 minutes',
    ],
    ['is tonight from 17:00', { time: '5 PM' }, '21 09:00', 'tonight: Tonight'],
    ['is later before 17:00', { time: '4:59 PM' }, '21 09:00', 'later: Later today'],
    ['is today without an hour', {}, '21 21:59', 'today: Today'],
    ['is late without an hour from 22:00', {}, '21 22:00', 'late: Today'],
    ['is today with an unclear hour', { time: 'Sunrise' }, '21 21:59', 'today: Today'],
    ['is over at midnight without an hour', {}, '22 00:00', 'over: Over'],
    ['is on into the next day', { time: '8 PM - 1 AM' }, '22 00:59', 'now: On now'],
    ['is over then', { time: '8 PM - 1 AM' }, '22 01:00', 'over: Ended 1 AM'],
    ['knows an end of its own', { time: '8 PM', endTime: '2 AM' }, '22 01:59', 'now: On now'],
    ['is tomorrow the day before', { time: '8 PM' }, '20 00:00', 'tomorrow: Tomorrow'],
    ['is tomorrow without an hour too', {}, '20 23:59', 'tomorrow: Tomorrow'],
    ['is to come before that', { time: '8 PM' }, '19 23:59', 'coming: '],
    ['is undated while its date is not known', { date: 'TBA', time: '8 PM' }, '21 20:00', 'undated: '],
  ])('%s (%j at %s)', expectSaid);
});

describe('an event of several days:', () => {
  const FAIR: Timed = { endDate: '2026-11-23', time: '10 AM - 6 PM' };
  const SHORT_MONDAY: Timed = { ...FAIR, plainTime: '10 AM - 6 PM; Mon 10 AM - 2 PM' };
  const LATE_FIRST: Timed = { ...FAIR, plainTime: '10 AM - 2 PM; 2026-11-21 6 PM - 1 AM' };
  const FESTIVAL: Timed = { endDate: '2026-11-23', time: '6 PM', endTime: '2 PM' };
  test.each<Case>([
    ['each has its hours', FAIR, '21 12:00', 'now: On now'],
    ['a night lies between', FAIR, '21 18:00', 'tomorrow: Tomorrow'],
    ['the second begins like the first', FAIR, '22 09:30', 'soon: Starts in 30 minutes'],
    ['the last one ends it', FAIR, '23 18:00', 'over: Ended 6 PM'],
    ['the days before the one with other hours have their own', SHORT_MONDAY, '22 17:59', 'now: On now'],
    ['a night lies before it too', SHORT_MONDAY, '22 18:00', 'tomorrow: Tomorrow'],
    ['it begins by its own hours', SHORT_MONDAY, '23 09:30', 'soon: Starts in 30 minutes'],
    ['it is on until its own end', SHORT_MONDAY, '23 13:59', 'now: On now'],
    ['it is over then', SHORT_MONDAY, '23 14:00', 'over: Ended 2 PM'],
    ['a first day of its own is tonight', LATE_FIRST, '21 12:00', 'tonight: Tonight'],
    ['its night ends after midnight', LATE_FIRST, '22 00:59', 'now: On now'],
    ['the day after has the hours of each', LATE_FIRST, '22 01:00', 'later: Later today'],
    ['those until the last', LATE_FIRST, '23 14:00', 'over: Ended 2 PM'],
    [
      'two nights in a row are not one that is said twice',
      { endDate: '2026-11-22', plainTime: '8 PM - 2 AM; Sun 6 PM - 2 AM' },
      '22 12:00',
      'tonight: Tonight',
    ],
    ['an end on the last day lets the nights count', FESTIVAL, '22 03:00', 'now: On now'],
    ['that end is the end', FESTIVAL, '23 14:00', 'over: Ended 2 PM'],
    [
      'a beginning alone says nothing of the days after',
      { endDate: '2026-11-23', time: '6 PM' },
      '22 12:00',
      'today: Today',
    ],
    [
      'it ends nothing before the last midnight',
      { endDate: '2026-11-23', time: '6 PM' },
      '23 23:59',
      'today: Today',
    ],
    [
      'a day without an hour among others is today',
      { endDate: '2026-11-23', plainTime: '6 PM - 10 PM; Sun All day' },
      '22 20:00',
      'today: Today',
    ],
    [
      'the day after it has its hours',
      { endDate: '2026-11-23', plainTime: '6 PM - 10 PM; Sun All day' },
      '23 19:00',
      'now: On now',
    ],
    [
      'a first day without an hour is today',
      { endDate: '2026-11-23', plainTime: 'All day; Mon 6 PM - 10 PM' },
      '22 12:00',
      'today: Today',
    ],
    ['all day is all days', { endDate: '2026-11-23' }, '23 21:59', 'today: Today'],
  ])('%s (%j at %s)', expectSaid);
});

describe('an event abroad has its states by its own clocks:', () => {
  const LONDON = { time: '7 PM - 11 PM', zone: 'Europe/London' };
  test.each<Case>([
    ['the hour is that of the place', LONDON, '21 13:00', 'now: On now'],
    ['its evening is an evening', LONDON, '21 09:00', 'tonight: Tonight'],
    ['its end is an end', LONDON, '21 17:00', 'over: Ended 11 PM'],
    ['the day is Belize’s', { time: '3 AM', zone: 'Europe/London' }, '20 19:00', 'tomorrow: Tomorrow'],
    ['an unknown zone is an unknown hour', { time: '7 PM', zone: null }, '21 21:59', 'today: Today'],
    [
      'Belize’s midnight does not end it',
      { time: '11 PM - 1 AM', zone: 'America/Los_Angeles' },
      '22 02:00',
      'now: On now',
    ],
  ])('%s (%j at %s)', expectSaid);
});

const TIME = fc.constantFrom(undefined, '5 AM - 12 PM', '8 PM - 1 AM', '6 PM', '00:30', 'Sunrise');
const ORDER = ['coming', 'tomorrow', 'later', 'tonight', 'soon', 'today', 'late', 'now', 'over'];

test('the state of one day never goes back, and without an hour is not over before midnight', () => {
  fc.assert(
    fc.property(TIME, fc.integer({ min: -4000, max: 4000 }), fc.nat(3000), (time, minute, later) => {
      const moments = eventMoments({ date: DAY, time }, BELIZE);
      const first = at('21 00:00') + minute * 60_000;
      const [before, after] = [first, first + later * 60_000].map((now) => eventState(moments, now).kind);
      expect(ORDER.indexOf(after as string)).toBeGreaterThanOrEqual(ORDER.indexOf(before as string));
      if (moments?.starts === undefined) expect(before === 'over').toBe(first >= at('22 00:00'));
    }),
  );
});

describe('the day that is said of an event that comes next', () => {
  const span = { endDate: '2026-11-23', time: '10 AM - 6 PM' };
  const comingAs = ({ zone: _zone, ...timed }: Timed) => {
    const { time: _time, ...event } = someSummary({ date: DAY });
    return { ...event, ...timed };
  };
  test.each([
    ['of days in a row is the first while none has begun', span, '19 12:00', '2026-11-21'],
    ['is today while the hours of today are not over', span, '22 17:59', '2026-11-22'],
    ['is tomorrow once they are', span, '22 18:00', '2026-11-23'],
    ['is the last where all are over', span, '23 18:00', '2026-11-23'],
    [
      'knows the other hours of some days',
      { ...span, plainTime: '10 AM - 6 PM; Sun 10 AM - 2 PM' },
      '22 14:00',
      '2026-11-23',
    ],
    ['is today without an hour', { endDate: '2026-11-23' }, '22 23:00', '2026-11-22'],
    ['is today where a beginning alone is known', { ...span, time: '6 PM' }, '22 23:00', '2026-11-22'],
    ['of one day is that day', { time: '8 PM' }, '20 12:00', '2026-11-21'],
    ['is what is written while that is no day', { date: 'TBA' }, '20 12:00', 'TBA'],
  ])('%s (%j at %s)', (_, timed, when, day) => {
    expect(nextDayOf(comingAs(timed), at(when))).toBe(day);
  });

  test.each<[string, Timed, string, { at: number; day: string } | undefined]>([
    ['turns at the end of today’s hours', span, '21 12:00', { at: at('21 18:00'), day: '2026-11-22' }],
    [
      'turns at midnight where no end is known',
      { endDate: '2026-11-23' },
      '21 12:00',
      { at: at('22 00:00'), day: '2026-11-22' },
    ],
    [
      'turns at midnight where the night of yesterday is not over yet',
      { endDate: '2026-11-23', time: '8 PM - 2 AM' },
      '22 00:30',
      { at: at('23 00:00'), day: '2026-11-23' },
    ],
    ['does not turn before the first day', span, '19 12:00', undefined],
    ['does not turn from tomorrow on', span, '21 18:00', undefined],
    ['does not turn on the last day', span, '23 12:00', undefined],
    ['of one day does not turn', { time: '8 PM' }, '21 12:00', undefined],
  ])('%s (%j at %s)', (_, timed, when, change) => {
    expect(nextDayChange(comingAs(timed), at(when))).toEqual(change);
  });
});
