import { eventCalendarFile } from '#lib/events/calendar/event-calendar-file';
import { googleCalendarLink } from '#lib/events/calendar/google-calendar-link';
import type { EventQuery } from '#lib/events/event-filters';
import { eventsFromIndex, indexFromEvents } from '#lib/events/event-index';
import { eventState } from '#lib/events/event-state';
import { summaryMoments } from '#lib/events/event-summary';
import { choicesOf } from '#lib/events/lists/event-choices';
import { filterEvents } from '#lib/events/lists/filter-events';
import { firstMonth } from '#lib/events/lists/first-month';
import { groupByMonth } from '#lib/events/lists/group-by-month';
import { nextChoices } from '#lib/events/lists/next-choices';
import { eventsByDay, lastMonth, nearestMonth } from '#lib/events/month-grid';
import { eventAt, eventDatesAt } from '#lib/events/page/event-at';
import { eventMetaDescription, eventPageTitle } from '#lib/events/page/event-metadata';
import { eventShareText } from '#lib/events/page/event-share-text';
import { isOverAt } from '#lib/events/page/is-over-at';
import { relatedEvents } from '#lib/events/page/related-events';
import { structuredDates } from '#lib/events/page/structured-dates';
import { findPreview } from '#lib/events/preview/find-preview';
import { previewContent } from '#lib/events/preview/preview-content';
import { previewPath } from '#lib/events/preview/preview-path';
import { searchIndexSlices } from '#lib/events/search-events';
import { toComeAt } from '#lib/events/upcoming-events';
import { findEventsForQuestion } from '#lib/questions/find-events-for-question';
import { understandQuestion } from '#lib/questions/understand-question';
import { finishSlices } from '#lib/time/slices';
import { someEvent } from '../../support/events/some-event.ts';
import { summariesToCome, toCome } from '../../support/events/to-come.ts';

const SITE = 'https://belize.example';
/** Saturdays. */
const CLASS = someEvent({
  id: 'yoga',
  title: 'Yoga in the Park',
  date: '2026-11-07',
  moreDates: ['2026-11-14', '2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12'],
  time: '7 AM - 8 AM',
});
const FIESTA = someEvent({
  id: 'fiesta',
  title: 'Village Fiesta',
  date: '2026-11-20',
  endDate: '2026-11-22',
  time: '10 AM - 6 PM',
});
const CONCERT = someEvent({ id: 'concert', title: 'Concert', date: '2026-11-20', time: '8 PM' });
const EARLY = someEvent({ id: 'early', title: 'Sunrise Walk', date: '2026-12-05', time: '5:30 AM' });
const LATE = someEvent({ id: 'late', title: 'Late Show', date: '2026-12-05', time: '9 PM' });
const NEW_YEAR = someEvent({ id: 'new-year', title: 'New Year', date: '2027-01-01', time: undefined });
const ALL = [CLASS, FIESTA, CONCERT, EARLY, LATE, NEW_YEAR];

const noonOf = (day: string) => Date.parse(`${day}T12:00:00-06:00`);
const at = (text: string) => Date.parse(`${text}:00-06:00`);

/** The lines of a list of all events as served on a day, as far as a query filters it: each with its date. */
function listOf(query: Partial<EventQuery>, today: string, served = today) {
  const list = summariesToCome(ALL, served);
  const index = finishSlices(searchIndexSlices(list));
  return filterEvents(list, index, { words: '', ...query }, at(`${today}T03:00`)).events.map(
    ({ id, date }) => [id, date],
  );
}

describe('An event with several dates in lists', () => {
  test.each([
    ['2026-11-01', '2026-11-07'],
    ['2026-11-07', '2026-11-07'],
    ['2026-11-19', '2026-11-21'],
    ['2026-12-12', '2026-12-12'],
  ])('is one line, on %s under its next date %s', (today, date) => {
    expect(listOf({}, today).filter(([id]) => id === 'yoga')).toEqual([['yoga', date]]);
  });

  test('is gone after its last date', () => {
    expect(listOf({}, '2026-12-13').map(([id]) => id)).not.toContain('yoga');
  });

  test.each([
    ['today', { when: 'today' }, '2026-11-21', '2026-11-21'],
    ['another day', { when: 'today' }, '2026-11-20', undefined],
    ['tomorrow', { when: 'tomorrow' }, '2026-11-20', '2026-11-21'],
    ['the weekend', { when: 'weekend' }, '2026-11-18', '2026-11-21'],
    ['the month, when some of its days are over', { when: 'month' }, '2026-11-22', '2026-11-28'],
    ['a month to come', { from: '2026-12-01', to: '2026-12-31' }, '2026-11-01', '2026-12-05'],
    ['a given day', { from: '2026-12-12', to: '2026-12-12' }, '2026-11-01', '2026-12-12'],
    ['days between two dates', { from: '2026-11-22', to: '2026-11-27' }, '2026-11-01', undefined],
    ['days that are over', { from: '2026-11-01', to: '2026-11-10' }, '2026-11-12', undefined],
    ['from a day on', { from: '2026-12-06' }, '2026-11-01', '2026-12-12'],
    ['its words', { words: 'yoga', from: '2026-12-01' }, '2026-11-01', '2026-12-05'],
  ] as const)('is shown at its first date within %s', (_, query, today, date) => {
    const found = listOf(query, today).filter(([id]) => id === 'yoga');
    expect(found).toEqual(date ? [['yoga', date]] : []);
  });

  describe('is on since the evening before, and found under its later dates too:', () => {
    const CLUB = someEvent({
      id: 'club',
      title: 'Club Night',
      date: '2026-11-20',
      moreDates: ['2026-11-21', '2026-11-27', '2026-12-04'],
      time: '9 PM - 2 AM',
    });
    const list = summariesToCome([CLUB], '2026-11-21');
    const index = finishSlices(searchIndexSlices(list));

    test.each([
      ['nothing', {}, '2026-11-20'],
      ['today', { when: 'today' }, '2026-11-20'],
      ['the weekend', { when: 'weekend' }, '2026-11-20'],
      ['yesterday', { from: '2026-11-20', to: '2026-11-20' }, '2026-11-20'],
      ['tomorrow', { when: 'tomorrow' }, undefined],
      ['the next weekend', { from: '2026-11-27', to: '2026-11-29' }, '2026-11-27'],
      ['a month to come', { from: '2026-12-01', to: '2026-12-31' }, '2026-12-04'],
      ['from a day on', { from: '2026-11-22' }, '2026-11-27'],
      ['days that are over', { from: '2026-11-01', to: '2026-11-19' }, undefined],
      ['days after its last date', { from: '2026-12-05' }, undefined],
    ] as const)('%s', (_, query, date) => {
      const { events } = filterEvents(list, index, { words: '', ...query }, at('2026-11-21T00:30'));
      expect(events.map((event) => event.date)).toEqual(date ? [date] : []);
    });
  });

  test('stands among the other events of the day at which it is shown, in the order of their hours', () => {
    expect(listOf({ from: '2026-12-01', to: '2026-12-31' }, '2026-11-01')).toEqual([
      ['early', '2026-12-05'],
      ['yoga', '2026-12-05'],
      ['late', '2026-12-05'],
    ]);
  });

  test('is at its next date in a list that was served on an earlier day', () => {
    expect(listOf({}, '2026-11-15', '2026-11-01').slice(0, 3)).toEqual([
      ['fiesta', '2026-11-20'],
      ['concert', '2026-11-20'],
      ['yoga', '2026-11-21'],
    ]);
    expect(toComeAt(summariesToCome(ALL, '2026-11-01'), at('2026-11-15T03:00')).map(({ id }) => id)).toEqual(
      summariesToCome(ALL, '2026-11-15').map(({ id }) => id),
    );
  });

  test('counts once in its month, and once in the choices', () => {
    const list = summariesToCome(ALL, '2026-11-22');
    expect(
      groupByMonth(list, at('2026-11-22T12:00')).map(({ month, events }) => [month, events.length]),
    ).toEqual([
      ['2026-11', 2],
      ['2026-12', 2],
      ['2027-01', 1],
    ]);
    expect(choicesOf(list).cities[0]?.count).toBe(5);
    expect(firstMonth(list, Date.parse('2026-11-22T12:00:00-06:00'))).toBe('2026-11');
    expect(firstMonth(list, Date.parse('2026-11-29T12:00:00-06:00'))).toBe('2026-12');
  });

  test('keeps its dates in the index that the browser loads', () => {
    const list = summariesToCome(ALL, '2026-11-15');
    expect(eventsFromIndex(JSON.parse(JSON.stringify(indexFromEvents(list))))).toEqual(list);
    expect(list.find(({ id }) => id === 'yoga')?.moreDates).toEqual([
      '2026-11-28',
      '2026-12-05',
      '2026-12-12',
    ]);
  });

  test.each([
    ['2026-11-21T06:30', 'soon'],
    ['2026-11-21T07:30', 'now'],
    ['2026-11-21T09:00', 'over'],
    ['2026-11-20T12:00', 'tomorrow'],
    ['2026-11-21T02:00', 'later'],
  ])('has at %s the state of its date: %s', (instant, kind) => {
    const [yoga] = summariesToCome([CLASS], instant.slice(0, 10));
    expect(yoga && eventState(summaryMoments(yoga), at(instant)).kind).toBe(kind);
  });

  test('is a choice of its day, and on other days under its next date', () => {
    const datesAt = (instant: string) =>
      nextChoices(summariesToCome([CLASS], instant.slice(0, 10)), at(instant)).events.map(({ date }) => date);
    expect(datesAt('2026-11-21T06:30')).toEqual(['2026-11-21']);
    expect(datesAt('2026-11-22T06:30')).toEqual(['2026-11-28']);
  });
});

describe('An event with several dates in the month view', () => {
  const list = summariesToCome(ALL, '2026-11-15');

  test('is on all of its days, on each as on that day', () => {
    const days = [...eventsByDay(list, '2026-11')].flatMap(([day, events]) =>
      events.filter(({ id }) => id === 'yoga').map(({ date }) => [day, date]),
    );
    expect(days).toEqual([
      ['2026-11-21', '2026-11-21'],
      ['2026-11-28', '2026-11-28'],
    ]);
    expect([...eventsByDay(list, '2026-12').keys()]).toEqual(['2026-12-05', '2026-12-12']);
  });

  test('counts once in each month, and leads to the months it is in', () => {
    expect([...eventsByDay(list, '2026-12').values()].flat().map(({ id }) => id)).toContain('yoga');
    const classOnly = summariesToCome([CLASS], '2026-11-15');
    expect(lastMonth(classOnly)).toBe('2026-12');
    expect(nearestMonth(classOnly, '2026-11', '2026-11')).toBe('2026-12');
  });
});

describe('An event of several days in a row', () => {
  test.each(['2026-11-20', '2026-11-21', '2026-11-22'])(
    'is listed on %s, and in the filter of that day',
    (day) => {
      expect(listOf({ when: 'today' }, day)).toContainEqual(['fiesta', '2026-11-20']);
      expect(listOf({ from: day, to: day }, '2026-11-01')).toContainEqual(['fiesta', '2026-11-20']);
      const byDay = eventsByDay(summariesToCome(ALL, day), '2026-11');
      expect(byDay.get(day)?.map(({ id }) => id)).toContain('fiesta');
      expect(isOverAt(FIESTA, noonOf(day))).toBe(false);
    },
  );

  test('is over after the end of its last day, and not in between', () => {
    expect(isOverAt(FIESTA, at('2026-11-20T23:00'))).toBe(false);
    expect(isOverAt(FIESTA, at('2026-11-22T18:30'))).toBe(true);
    expect(listOf({}, '2026-11-23').map(([id]) => id)).not.toContain('fiesta');
  });
});

describe('The page of an event with several dates', () => {
  test.each([
    ['before the first date', '2026-11-01T12:00', '2026-11-07', 5],
    ['on a date that is not over', '2026-11-14T07:30', '2026-11-14', 4],
    ['later on that day', '2026-11-14T08:30', '2026-11-21', 3],
    ['after the last date', '2026-12-20T12:00', '2026-12-12', 0],
  ])('shows the next date %s', (_, instant, date, more) => {
    const shown = eventAt(CLASS, at(instant));
    expect(shown.date).toBe(date);
    expect(shown.moreDates?.length ?? 0).toBe(more);
  });

  test('is over when its last date is', () => {
    expect(isOverAt(CLASS, at('2026-12-12T07:30'))).toBe(false);
    expect(isOverAt(CLASS, at('2026-12-12T08:30'))).toBe(true);
    expect(eventDatesAt(CLASS, noonOf('2026-11-14')).map(({ isOver }) => isOver)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('says the next date and the number of further ones in title, description, preview and shared text', () => {
    const shown = eventAt(CLASS, noonOf('2026-11-16'));
    expect(eventPageTitle(shown)).toBe('Yoga in the Park, Sat 21 Nov 2026, 7 AM - 8 AM');
    expect(eventMetaDescription(shown)).toMatch(/^Sat 21 Nov 2026, 7 AM - 8 AM, and 3 more dates · /);
    expect(eventShareText(shown)).toBe(
      'Yoga in the Park, Sat 21 Nov 2026, 7 AM - 8 AM, and 3 more dates, Y-Not Island, Dangriga',
    );
    expect(previewContent(shown)).toMatchObject({
      lines: ['Saturday, 21 November 2026', '7 AM - 8 AM', 'and 3 more dates'],
      day: { weekday: 'Sat', day: '21', month: 'Nov' },
    });
  });

  test('has a preview of its own for each next date, and the former one leads to it', () => {
    const fileOf = (today: string) =>
      previewPath(eventAt(CLASS, noonOf(today)))
        .split('/')
        .at(-1) ?? '';
    const before = fileOf('2026-11-12');
    expect(findPreview([CLASS], 'yoga', before, '2026-11-12').kind).toBe('current');
    expect(findPreview([CLASS], 'yoga', before, '2026-11-16')).toEqual({
      kind: 'moved',
      path: `/events/yoga/${fileOf('2026-11-16')}`,
    });
  });

  test('says in its structured data which date is cancelled', () => {
    const { moreDates: [off, ...moreDates] = [], ...rest } = CLASS;
    const event = { ...rest, moreDates, ...(off && { cancelledDates: [off] }) };
    const found = structuredDates(event, SITE, false).filter(({ eventStatus }) =>
      String(eventStatus).endsWith('EventCancelled'),
    );
    expect(found.map(({ startDate }) => String(startDate).slice(0, 10))).toEqual([off]);
  });

  test('has one structured Event for each date, all with its address', () => {
    const written: Record<string, unknown>[] = JSON.parse(
      JSON.stringify(structuredDates(CLASS, SITE, false)),
    );
    expect(written).toHaveLength(6);
    expect(new Set(written.map(({ url }) => url))).toEqual(new Set([`${SITE}/events/yoga`]));
    expect(written.map(({ startDate }) => startDate).slice(0, 2)).toEqual([
      '2026-11-07T07:00:00-06:00',
      '2026-11-14T07:00:00-06:00',
    ]);
    expect(written[5]?.endDate).toBe('2026-12-12T08:00:00-06:00');
    expect(structuredDates(someEvent({ date: 'TBA' }), SITE, false)).toEqual([]);
  });

  test('that has moved is rescheduled on its first date, and says so of no other', () => {
    const first = { date: CLASS.date, venue: 'Old Hall', city: CLASS.city };
    const inAnotherHall = { ...CLASS, movedFrom: { ...first, to: CLASS.date } };
    expect(JSON.stringify(structuredDates(inAnotherHall, SITE, false))).not.toContain('EventRescheduled');
    const aWeekLater = { ...CLASS, movedFrom: { ...first, date: '2026-10-31', to: CLASS.date } };
    expect(
      structuredDates(aWeekLater, SITE, false).map(({ eventStatus }) =>
        String(eventStatus).split('/').at(-1),
      ),
    ).toEqual(['EventRescheduled', ...Array(5).fill('EventScheduled')]);
  });

  test('that is cancelled says so of every date', () => {
    const written = structuredDates({ ...CLASS, status: 'cancelled' }, SITE, false);
    expect(JSON.stringify(written).match(/EventCancelled/g)).toHaveLength(6);
    expect(
      eventCalendarFile({ ...CLASS, status: 'cancelled' }, SITE)?.match(/STATUS:CANCELLED/g),
    ).toHaveLength(6);
  });

  test('leads to other events of the date it shows, and they to it', () => {
    const onLaterDate = relatedEvents(CLASS, toCome(ALL, '2026-12-01'), noonOf('2026-12-01'));
    expect(onLaterDate.sameDay.map(({ id }) => id)).toEqual(['early', 'late']);
    const ofLate = relatedEvents(LATE, toCome(ALL, '2026-11-15'), noonOf('2026-11-15'));
    expect(ofLate.sameDay.map(({ id, date }) => [id, date])).toContainEqual(['yoga', '2026-12-05']);
  });
});

describe('The calendar file of an event with several dates', () => {
  const file = eventCalendarFile(CLASS, SITE) ?? '';
  const valuesOf = (name: string) =>
    [...file.matchAll(new RegExp(`^${name}[^:]*:(.*)\r$`, 'gm'))].map(([, value]) => value);

  test('has an entry for each date, the first with the UID that the event had alone', () => {
    expect(valuesOf('UID')).toEqual([
      'yoga@belize.example',
      ...['20261114', '20261121', '20261128', '20261205', '20261212'].map(
        (day) => `yoga.${day}@belize.example`,
      ),
    ]);
    expect(eventCalendarFile({ ...CLASS, moreDates: [] }, SITE)).toContain('UID:yoga@belize.example\r\n');
    expect(valuesOf('DTSTART')[1]).toBe('20261114T130000Z');
    expect(valuesOf('DTEND')[5]).toBe('20261212T140000Z');
  });

  test('keeps the UID of a date when another one is added or left out', () => {
    const without = eventCalendarFile({ ...CLASS, moreDates: ['2026-11-21', '2026-12-12'] }, SITE);
    expect(without).toContain('UID:yoga.20261121@belize.example');
    expect(without).not.toContain('20261114');
  });

  describe('from which dates were taken out', () => {
    const revision = {
      sequence: 2,
      changedAt: '2026-11-10T12:00:00.000Z',
      withdrawn: ['2026-11-14', '2026-11-21', '2026-11-28'],
    };
    const entryOf = (uid: string, changes: Partial<typeof CLASS> = {}) => {
      const event = { ...CLASS, date: '2026-11-21', moreDates: ['2026-12-05'], revision, ...changes };
      const entries = eventCalendarFile(event, SITE, '2026-11-20')?.split('BEGIN:VEVENT') ?? [];
      return entries.find((entry) => entry.includes(`UID:${uid}@belize.example\r\n`));
    };

    test('has them as cancelled entries with their UID, in a newer version', () => {
      const cancelled = entryOf('yoga.20261128');
      expect(cancelled).toContain('STATUS:CANCELLED\r\n');
      expect(cancelled).toContain('DTSTART:20261128T130000Z\r\n');
      expect(cancelled).toContain('SEQUENCE:2\r\n');
      expect(entryOf('yoga.20261205')).toContain('STATUS:CONFIRMED\r\n');
    });

    test('has one that became the first date once, as the entry of the first', () => {
      expect(entryOf('yoga')).toContain('DTSTART:20261121T130000Z\r\n');
      expect(entryOf('yoga')).toContain('STATUS:CONFIRMED\r\n');
      expect(entryOf('yoga.20261121')).toContain('STATUS:CANCELLED\r\n');
    });

    test('no longer has those that are past, or that were put back', () => {
      expect(entryOf('yoga.20261114')).toBeUndefined();
      expect(entryOf('yoga.20261128', { moreDates: ['2026-11-28'] })).toContain('STATUS:CONFIRMED');
    });

    test('has them as single days where the event has days in a row now', () => {
      const { moreDates: _, ...row } = CLASS;
      const inARow = { ...row, endDate: '2026-11-09', revision };
      const file = eventCalendarFile(inARow, SITE, '2026-11-20') ?? '';
      expect(file.match(/STATUS:CANCELLED/g)).toHaveLength(2);
      expect(file).toContain('DTSTART:20261128T130000Z');
    });
  });

  test('is beside a link to Google Calendar with the next date, which names the others', () => {
    const link = new URL(googleCalendarLink(eventAt(CLASS, noonOf('2026-11-30')), SITE) ?? '');
    expect(link.searchParams.get('dates')).toBe('20261205T130000Z/20261205T140000Z');
    expect(link.searchParams.get('details')).toMatch(/Also on: Sat 12 Dec 2026$/);
  });
});

describe('A question about an event with several dates', () => {
  const ask = (question: string, now: number) => {
    const today = new Date(now - 6 * 3_600_000).toISOString().slice(0, 10);
    const events = summariesToCome(ALL, today);
    const choices = choicesOf(events);
    const { search } = understandQuestion(question, { today, places: choices.cities, language: 'en' });
    const calendar = { events, index: finishSlices(searchIndexSlices(events)), choices };
    return findEventsForQuestion(calendar, search, now).next.map(({ id, date }) => [id, date]);
  };

  test.each([
    ['When is the next yoga?', '2026-11-16T12:00', '2026-11-21'],
    ['yoga in December', '2026-11-16T12:00', '2026-12-05'],
    ['yoga this Saturday', '2026-11-16T12:00', '2026-11-21'],
    ['yoga next Saturday', '2026-11-16T12:00', '2026-11-28'],
    ['yoga', '2026-11-21T12:00', '2026-11-28'],
    ['yoga on 10 December', '2026-11-16T12:00', '2026-12-12'],
  ])('%s, asked on %s, is answered with %s', (question, instant, date) => {
    expect(ask(question, at(instant))[0]).toEqual(['yoga', date]);
  });
});
