import { describe, expect, test } from '@jest/globals';
import { categoriesWithPage, recentOfCategory } from '#lib/landing/categories-with-page';
import { categoryWords } from '#lib/landing/category-words';
import { allDaySummary } from '../../support/events/all-day-summary.ts';
import { someEvent } from '../../support/events/some-event.ts';

const TODAY = '2026-11-26';
const NOW = Date.parse(`${TODAY}T18:30:00-06:00`);
const parade = (date: string, more: object = {}) => someEvent({ category: 'parade', date, ...more });
const hasPage = (...events: ReturnType<typeof parade>[]) => categoriesWithPage(events, TODAY).has('parade');

describe('a category', () => {
  test('has a page from three events on', () => {
    const [one, two, three] = [parade('2026-12-01'), parade('2026-12-02'), parade('TBA')];
    expect(hasPage(one, two, three)).toBe(true);
    expect(hasPage(one, two)).toBe(false);
    expect(categoriesWithPage([one, two, three], TODAY).size).toBe(1);
  });

  test('keeps its page when one of three is called off, and has none where nothing takes place', () => {
    const off = (date: string) => parade(date, { status: 'cancelled' });
    expect(hasPage(parade('2026-12-01'), parade('2026-12-02'), off('2026-12-03'))).toBe(true);
    expect(hasPage(off('2026-12-01'), off('2026-12-02'), off('2026-12-03'))).toBe(false);
    expect(hasPage(parade('2026-11-20'), parade('2026-11-21'), parade('2026-11-25'))).toBe(false);
  });

  test.each([
    ['60 days ago', '2026-09-27', true],
    ['61 days ago', '2026-09-26', false],
  ])('keeps its page while an event that makes it three ended %s at most: %s', (_, date, isKept) => {
    expect(hasPage(parade('2026-12-01'), parade('2026-12-02'), parade(date))).toBe(isKept);
    const long = parade('2026-01-01', { endDate: date });
    expect(hasPage(parade('2026-12-01'), parade('2026-12-02'), long)).toBe(isKept);
  });
});

describe('what is over is on the page of a category', () => {
  const events = [
    parade('2026-09-26', { id: 'too-old' }),
    parade('2026-09-27', { id: 'old' }),
    parade('2026-11-20', { id: 'last' }),
    parade('2026-10-03', { id: 'weekly', moreDates: ['2026-10-10'] }),
    parade('2026-11-24', { id: 'food', category: 'food' }),
    parade('2026-12-01', { id: 'next' }),
    parade('2026-12-02', { id: 'later' }),
  ];
  const shown = (...ids: string[]) => ids.map((id) => ({ id }));
  const recent = (...ids: string[]) =>
    recentOfCategory('parade', events, shown(...ids), TODAY).map(({ id, date }) => [id, date]);

  test('as far as it needs it to have three events, the last ones first', () => {
    expect(recent('next', 'later')).toEqual([['last', '2026-11-20']]);
    expect(recent('next', 'later', 'last')).toEqual([]);
  });

  test('at its last date, for 60 days', () => {
    const over = events.slice(0, -2);
    const found = recentOfCategory('parade', over, [], TODAY);
    expect(found.map(({ id, date }) => [id, date])).toEqual([
      ['last', '2026-11-20'],
      ['weekly', '2026-10-10'],
      ['old', '2026-09-27'],
    ]);
  });
});

describe('the page of a category', () => {
  const on = (id: string, date: string, more: object = {}) =>
    allDaySummary(id, date, { category: 'parade', ...more });

  test('says how many events take place, and which is next', () => {
    const events = [
      on('swim', '2026-12-01', { status: 'cancelled' }),
      on('march', '2027-09-10'),
      on('tba', 'TBA'),
    ];
    expect(categoryWords('parade', events, NOW)).toEqual({
      heading: 'Parade in Belize',
      title: 'Parade in Belize: 2 events',
      lead: '2 events. Next: march, Friday 10 September 2027.',
      description: 'Parade: 2 events. Next: march, Friday 10 September 2027.',
    });
  });

  test('counts what is abroad by itself, and calls next only what is in Belize and has a day', () => {
    const abroad = on('gala', '2026-12-05', { country: 'United Kingdom' });
    expect(categoryWords('parade', [abroad, on('tba', '12 December')], NOW)).toMatchObject({
      title: 'Parade in Belize: 1 event',
      lead: '1 event and 1 abroad.',
    });
    expect(categoryWords('parade', [abroad], NOW)).toMatchObject({
      title: 'Parade in Belize',
      lead: '1 event abroad.',
    });
  });

  test.each([
    ['is today as long as its hours of today are not over', '10 AM - 8 PM', 'Thursday 26 November'],
    ['is tomorrow once they are over', '10 AM - 6 PM', 'Friday 27 November'],
  ])('says of days in a row the next one, which %s', (_, time, day) => {
    const weeks = on('masks', '2026-11-20', { endDate: '2026-12-20', time });
    expect(categoryWords('parade', [weeks], NOW).lead).toBe(`1 event. Next: masks, ${day}.`);
  });
});
