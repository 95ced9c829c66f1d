import { describe, expect, test } from '@jest/globals';
import type { EventSummary } from '#lib/events/event-summary';
import { weekendDates } from '#lib/landing/weekend-dates';
import { weekendWords } from '#lib/landing/weekend-words';
import { belizeMidnight, type CalendarDay } from '#lib/time/calendar-day';
import { HOUR_MS } from '#lib/time/durations';
import { allDaySummary as event } from '../../support/events/all-day-summary.ts';

const THURSDAY = '2026-11-26';
const SUNDAY = '2026-11-29';
const at = (day: CalendarDay, hour = 12) => belizeMidnight(day) + hour * HOUR_MS;
const idsOf = (events: readonly EventSummary[]) => events.map(({ id }) => id);
const shown = (events: EventSummary[], now: number) => {
  const { weekend, next } = weekendDates(events, now);
  return [idsOf(weekend), idsOf(next)];
};
const words = (events: EventSummary[], now: number) => weekendWords(weekendDates(events, now));

/** An event on each of so many days from one on. */
const daily = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    event(`day-${index}`, `2026-12-${String(index + 1).padStart(2, '0')}`),
  );

describe('the weekend', () => {
  test('is what comes first from Friday to Sunday, with what goes on since before, then the days after it', () => {
    const events = [
      event('exhibition', '2026-11-20', { endDate: '2026-12-20' }),
      event('today', THURSDAY),
      event('friday', '2026-11-27'),
      event('sunday', SUNDAY),
      event('monday', '2026-11-30'),
    ];
    expect(shown(events, at(THURSDAY))).toEqual([['exhibition', 'friday', 'sunday'], ['monday']]);
  });

  test('that is on is what is left of it, and not over', () => {
    const events = [
      event('friday', '2026-11-27'),
      event('walk', SUNDAY, { time: '6 AM', endTime: '8 AM' }),
      event('dance', SUNDAY, { time: '8 PM' }),
    ];
    expect(shown(events, at(SUNDAY))).toEqual([['dance'], []]);
  });

  test('has on its last morning the party that goes on since the night before', () => {
    const party = event('party', '2026-11-28', { time: '9 PM', endTime: '2 AM' });
    expect(shown([party], at(SUNDAY, 1))).toEqual([['party'], []]);
  });

  test('has of an event with several dates those that are in it', () => {
    const weekly = event('weekly', THURSDAY, { moreDates: ['2026-11-28', '2026-12-03'] });
    expect(weekendDates([weekly], at(THURSDAY)).weekend.map(({ date }) => date)).toEqual(['2026-11-28']);
  });

  test('is filled up with the next days to 15 events, and always has five of them', () => {
    const [, next] = shown(daily(28), at(THURSDAY));
    expect(next).toHaveLength(15);
    const full = Array.from({ length: 14 }, (_, index) => event(`friday-${index}`, '2026-11-27'));
    const [weekend, after] = shown([...full, ...daily(28)], at(THURSDAY));
    expect([weekend?.length, after?.length]).toEqual([14, 5]);
  });

  test('has what is on before it where nothing comes later', () => {
    expect(shown([event('today', THURSDAY)], at(THURSDAY))).toEqual([[], ['today']]);
  });
});

describe('the page of the weekend', () => {
  test('says how much is on, on which days', () => {
    const events = [
      event('fair', '2026-11-27', { moreDates: ['2026-11-28'] }),
      event('swim', SUNDAY, { status: 'cancelled' }),
    ];
    expect(words(events, at(THURSDAY))).toMatchObject({
      title: 'This weekend in Belize: 1 event',
      lead: '1 event from Fri 27 Nov to Sun 29 Nov 2026.',
    });
    expect(words([event('fair', SUNDAY)], at(SUNDAY)).lead).toBe('1 event on Sun 29 Nov 2026.');
  });

  test('counts what is abroad by itself', () => {
    const abroad = event('gala', SUNDAY, { country: 'United Kingdom' });
    expect(words([abroad], at(SUNDAY))).toMatchObject({
      title: 'This weekend in Belize, and what comes next',
      lead: '1 event abroad on Sun 29 Nov 2026.',
    });
  });

  test('says of an empty one what comes next, and names no number', () => {
    const { title, lead } = words(daily(2), at(THURSDAY));
    expect(lead).toBe('Nothing is in our calendar from Fri 27 Nov to Sun 29 Nov 2026. Next: day-0.');
    expect(title).toBe('This weekend in Belize, and what comes next');
    expect(words([], at(THURSDAY)).lead).toMatch(/2026\.$/);
  });
});
