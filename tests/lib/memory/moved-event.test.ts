import { eventCalendarFile } from '#lib/events/calendar/event-calendar-file';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { eventId } from '#lib/events/facts/event-id';
import type { Listed } from '#lib/memory/compare-reading';
import { someEvent } from '../../support/events/some-event.ts';
import { emptyMemory, readInto } from '../../support/memory/read-into.ts';

const SITE = 'https://belize.example';
const NOW = Date.UTC(2026, 10, 28, 18);

const drums = (fields: Partial<CalendarEvent>): Listed => {
  const event = someEvent({ title: 'Drums at the Pier', date: '2026-12-06', ...fields });
  return { event: { ...event, id: eventId(event) }, source: 'sheet' };
};

type Entry = { uid: string; sequence: number; stamp: string; start: string };

/** The entries of a calendar file that its first lines tell apart. */
const entriesIn = (file: string): Entry[] =>
  [...file.matchAll(/BEGIN:VEVENT\r\n(.*?)END:VEVENT/gs)].map(([, text = '']) => {
    const value = (name: string) => new RegExp(`^${name}[^:]*:(.*)\r$`, 'm').exec(text)?.[1] ?? '';
    return {
      uid: value('UID'),
      sequence: Number(value('SEQUENCE')),
      stamp: value('DTSTAMP'),
      start: value('DTSTART'),
    };
  });

/** What the calendar file of an event has at each of some readings of its row, a minute after each other. */
function filesOf(...rows: readonly Listed[]): Entry[][] {
  const memory = emptyMemory();
  return rows.map((row, minute) => {
    readInto(memory, [row], NOW + minute * 60_000);
    const { event } = row;
    return entriesIn(eventCalendarFile(event, SITE, '2026-11-28', memory.byId.get(event.id)) ?? '');
  });
}

/** What a calendar has that keeps its entries by UID, and takes a version only where it is newer (RFC 5545, 3.8.7.4). */
function inCalendar(files: readonly (readonly Entry[])[]): Entry[] {
  const kept = new Map<string, Entry>();
  for (const entry of files.flat()) {
    const before = kept.get(entry.uid);
    if (!before || (entry.sequence > before.sequence && entry.stamp > before.stamp))
      kept.set(entry.uid, entry);
  }
  return [...kept.values()];
}

describe('A phone that has the calendar file of an event, and opens a later one,', () => {
  test.each<[what: string, fields: Partial<CalendarEvent>, start: string]>([
    ['has it once, on its new day', { date: '2026-12-13' }, '20261214T020000Z'],
    ['has it once, at its new place', { city: 'Hopkins' }, '20261207T020000Z'],
    ['has it once, at its new hour', { time: '9 PM - 1 AM' }, '20261207T030000Z'],
  ])('%s', (_, fields, start) => {
    expect(inCalendar(filesOf(drums({}), drums(fields)))).toEqual([
      {
        uid: '20261206-dangriga-drums-at-the-pier@belize.example',
        sequence: 1,
        stamp: '20261128T180100Z',
        start,
      },
    ]);
  });

  test('has further dates under the UIDs that they always had', () => {
    const dates = { moreDates: ['2026-12-20', '2026-12-27'] as const };
    const files = filesOf(drums(dates), drums({ ...dates, date: '2026-12-13' }));
    const id = '20261206-dangriga-drums-at-the-pier';
    expect(files.map((entries) => entries.map(({ uid }) => uid))).toEqual(
      Array.from({ length: 2 }, () => [
        `${id}@belize.example`,
        `${id}.20261220@belize.example`,
        `${id}.20261227@belize.example`,
      ]),
    );
    expect(inCalendar(files).map(({ start }) => start)).toEqual([
      '20261214T020000Z',
      '20261221T020000Z',
      '20261228T020000Z',
    ]);
  });

  test('has no date twice once the first of several is left out, or another is put before them', () => {
    const [first, ...later] = ['2026-12-06', '2026-12-13', '2026-12-20'] as const;
    const files = filesOf(
      drums({ date: first, moreDates: later }),
      drums({ date: '2026-12-13', moreDates: ['2026-12-20'] }),
      drums({ date: '2026-12-13', moreDates: ['2026-12-20'], time: '9 PM - 1 AM' }),
      drums({ date: '2026-12-05', moreDates: ['2026-12-13', '2026-12-20'], time: '9 PM - 1 AM' }),
    );
    const kept = inCalendar(files);
    expect(kept.map(({ start }) => start).toSorted()).toEqual([
      '20261206T030000Z',
      '20261207T020000Z',
      '20261214T030000Z',
      '20261221T030000Z',
    ]);
    const id = '20261206-dangriga-drums-at-the-pier';
    expect(kept.map(({ uid }) => uid)).toEqual(
      ['', '.20261213', '.20261220', '.20261205'].map((day) => `${id}${day}@belize.example`),
    );
  });

  test('has the same bytes of what nobody has seen change, with a memory and without one', () => {
    const memory = emptyMemory();
    const { event, source } = drums({});
    readInto(memory, [{ event, source }], NOW);
    expect(eventCalendarFile(event, SITE, '2026-11-28', memory.byId.get(event.id))).toBe(
      eventCalendarFile(event, SITE, '2026-11-28'),
    );
  });

  test('has what its organiser said last, where the memory has not heard of it yet', () => {
    const { event } = drums({ revision: { sequence: 3, changedAt: '2026-11-28T19:00:00.000Z' } });
    const version = { uid: 'drums@belize.example', sequence: 2, changed: '2026-11-28T18:30:00.000Z' };
    const [entry] = entriesIn(eventCalendarFile(event, SITE, '2026-11-28', version) ?? '');
    expect(entry).toMatchObject({ uid: 'drums@belize.example', sequence: 3, stamp: '20261128T190000Z' });
  });
});
