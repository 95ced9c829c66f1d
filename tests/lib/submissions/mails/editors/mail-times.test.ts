import { expect, test } from '@jest/globals';
import { dueMail, withMail, withoutFaultlessMonday } from '#lib/submissions/mails/editors/mail-times';
import { mondayAtSeven } from '#lib/submissions/mails/editors/monday-at-seven';
import {
  parseWatchedSheet,
  unreadSheet,
  withClock,
  withReading,
} from '#lib/submissions/mails/editors/watched-sheet';
import { someFault } from '../../../../support/events/some-fault.ts';

/** An instant in Belize, which is six hours behind UTC: Monday is 30 November 2026. */
const belize = (day: number, clock: string) =>
  Date.parse(`2026-11-${String(day).padStart(2, '0')}T${clock}:00-06:00`);
const at = (text: string) => {
  const [day = '', clock = ''] = text.split(' ');
  return belize({ Fri: 27, Sat: 28, Sun: 29, Mon: 30, Tue: 24, Wed: 25 }[day] ?? 0, clock);
};
const A = someFault();
const B = someFault({ row: 20, column: 'Location', cell: 'San Pedr0', title: 'Regatta', address: 'E20' });
const NOTE = someFault({
  row: 30,
  column: 'Event',
  cell: 'DECEMBER',
  title: '',
  address: 'A30',
  kind: 'note',
});

type Step = [when: string, faults: ReturnType<typeof someFault>[]];

/** What editors are mailed, minute by minute, of readings at these instants, until an end. */
function mailsOf(steps: readonly Step[], until: string): string[] {
  const first = at(steps[0]?.[0] ?? '');
  let sheet = unreadSheet(first);
  const mails: string[] = [];
  for (let now = first; now <= at(until); now += 60_000) {
    for (const [when, faults] of steps)
      if (at(when) === now) sheet = withReading(sheet, { readAt: now, faults });
    sheet = withoutFaultlessMonday(sheet, now);
    const mail = dueMail(sheet, sheet.mailedAt, now);
    if (!mail) continue;
    sheet = withMail(sheet, mail, now);
    const clock = new Date(now - 6 * 3_600_000)
      .toUTCString()
      .replace(/^(\w+), .* (\d\d:\d\d):\d\d GMT$/, '$1 $2');
    mails.push(`${clock} ${mail.about} ${mail.faults.map(({ column }) => column).join('+')}`);
  }
  return mails;
}

test.each<[string, Step[], string, string[]]>([
  [
    'a first fault is told eight minutes after it was read',
    [['Fri 09:00', [A]]],
    'Sat 23:00',
    ['Fri 09:08 new Date'],
  ],
  [
    'what is mended within eight minutes is not told',
    [
      ['Fri 09:00', [A]],
      ['Fri 09:05', []],
    ],
    'Sat 09:00',
    [],
  ],
  [
    'a row that is no event on purpose is told once, and on Monday no more',
    [['Fri 09:00', [NOTE]]],
    'Mon 23:00',
    ['Fri 09:08 new Event'],
  ],
  [
    'on Monday what is still wrong is told without rows that are no events',
    [['Fri 09:00', [A, NOTE]]],
    'Mon 23:00',
    ['Fri 09:08 new Date+Event', 'Mon 07:00 week Date'],
  ],
  ['nothing is sent where nothing is wrong, on Monday neither', [['Fri 09:00', []]], 'Mon 23:00', []],
  [
    'a second fault waits until six hours after the first mail',
    [
      ['Fri 09:00', [A]],
      ['Fri 09:30', [A, B]],
    ],
    'Sat 23:00',
    ['Fri 09:08 new Date', 'Fri 15:08 new Location'],
  ],
  [
    'a second fault that is mended before its mail is not told',
    [
      ['Fri 09:00', [A]],
      ['Fri 09:30', [A, B]],
      ['Fri 15:00', [A]],
    ],
    'Sat 23:00',
    ['Fri 09:08 new Date'],
  ],
  [
    'a fault that comes back after it was mended is told again',
    [
      ['Fri 09:00', [A]],
      ['Fri 10:00', []],
      ['Fri 20:00', [A]],
    ],
    'Sat 23:00',
    ['Fri 09:08 new Date', 'Fri 20:08 new Date'],
  ],
  [
    'two faults that come within eight minutes are in one mail, or the second waits for the next',
    [
      ['Fri 09:00', [A]],
      ['Fri 09:06', [A, B]],
    ],
    'Sat 23:00',
    ['Fri 09:08 new Date', 'Fri 15:08 new Location'],
  ],
  [
    'Monday at seven tells what is still wrong, once',
    [
      ['Fri 09:00', [A, B]],
      ['Sat 09:00', [B]],
    ],
    'Mon 23:00',
    ['Fri 09:08 new Date+Location', 'Mon 07:00 week Location'],
  ],
  [
    'Monday’s mail has what is new in it, which is not told again',
    [
      ['Fri 09:00', [A]],
      ['Mon 06:45', [A, B]],
    ],
    'Mon 23:00',
    ['Fri 09:08 new Date', 'Mon 06:53 new Location', 'Mon 12:53 week Date+Location'],
  ],
  [
    'a mail in the night puts that of Monday off until six hours have passed',
    [['Mon 03:00', [A]]],
    'Mon 23:00',
    ['Mon 03:08 new Date', 'Mon 09:08 week Date'],
  ],
  [
    'a fault that is first read on Monday morning is told as a new one',
    [
      ['Sun 09:00', []],
      ['Mon 06:55', [A]],
    ],
    'Mon 23:00',
    ['Mon 07:03 new Date'],
  ],
  [
    'a fault of Monday afternoon is not told as if it were a week old',
    [
      ['Sun 09:00', []],
      ['Mon 15:00', [A]],
    ],
    'Mon 23:00',
    ['Mon 15:08 new Date'],
  ],
])('of readings and mails, %s', (_, steps, until, mails) => {
  expect(mailsOf(steps, until)).toEqual(mails);
});

test.each([
  ['Monday at seven is of that Monday', 'Mon 07:00', 'Mon 07:00'],
  ['a minute before it is the Monday of the week before', 'Sun 23:00', 'Mon -7'],
])('among the Mondays of weeks, %s', (_, when, expected) => {
  const monday = belize(30, '07:00');
  expect(mondayAtSeven(at(when))).toBe(expected === 'Mon -7' ? monday - 7 * 86_400_000 : monday);
});

test('a server that was away from Sunday to Wednesday sends the mail of Monday then, once', () => {
  const before = withReading(unreadSheet(at('Fri 09:00')), { readAt: at('Fri 09:00'), faults: [A] });
  const mailed = withMail(before, { about: 'new', faults: before.faults }, at('Fri 09:08'));
  const wednesday = at('Mon 12:00') + 2 * 86_400_000;
  const read = withoutFaultlessMonday(withReading(mailed, { readAt: wednesday, faults: [A] }), wednesday);
  const mail = dueMail(read, read.mailedAt, wednesday);
  expect(mail).toMatchObject({ about: 'week' });
  const later = withMail(read, { about: 'week', faults: read.faults }, wednesday);
  expect(dueMail(later, later.mailedAt, wednesday + 86_400_000)).toBeUndefined();
});

test('a fault of Tuesday is no fault of Monday, though no server ran on that day', () => {
  const before = withReading(unreadSheet(at('Fri 09:00')), { readAt: at('Fri 09:00'), faults: [] });
  const tuesday = at('Mon 12:00') + 86_400_000;
  const read = withoutFaultlessMonday(withReading(before, { readAt: tuesday, faults: [A] }), tuesday);
  expect(dueMail(read, read.mailedAt, tuesday + 8 * 60_000)).toMatchObject({ about: 'new' });
});

test('a fault of rows that moved is the same one, and a second one like it is another', () => {
  const before = withReading(unreadSheet(1), { readAt: 1, faults: [A] });
  const mailed = withMail(before, { about: 'new', faults: before.faults }, 2);
  const moved = { ...A, row: 13, address: 'B13' };
  const after = withReading(mailed, { readAt: 3, faults: [moved, { ...A, row: 14, address: 'B14' }] });
  expect(after.faults.map(({ row, isNotified, since }) => [row, isNotified, since])).toEqual([
    [13, true, 1],
    [14, false, 3],
  ]);
});

test('a copy is the same fault when rows are inserted above both', () => {
  const copy = (row: number) =>
    someFault({
      column: 'Event',
      made: `nearly the same as row ${row}, so rows ${row} and ${row + 1} are both shown`,
    });
  const before = withReading(unreadSheet(1), { readAt: 1, faults: [copy(3)] });
  expect(withReading(before, { readAt: 2, faults: [copy(9)] }).faults[0]?.since).toBe(1);
});

test('a reading that is older than the last one changes nothing', () => {
  const sheet = withReading(unreadSheet(5), { readAt: 5, faults: [A] });
  expect(withReading(sheet, { readAt: 4, faults: [] })).toBe(sheet);
});

test('instants of a clock that was ahead count as now once it is set back', () => {
  const year = 365 * 86_400_000;
  const now = at('Fri 09:00');
  const ahead = withReading(unreadSheet(now + year), { readAt: now + year, faults: [A] });
  const mailed = withMail(ahead, { about: 'new', faults: ahead.faults }, now + year);
  const corrected = withClock(mailed, now);
  expect(corrected).toMatchObject({ readAt: now, mailedAt: now, monday: mondayAtSeven(now) });
  expect(corrected.faults[0]?.since).toBe(now);
  expect(withReading(corrected, { readAt: now + 1, faults: [] }).faults).toEqual([]);
});

test('the store keeps what a fault is about, by which mails put it last', () => {
  const now = at('Fri 09:00');
  const sheet = withReading(unreadSheet(now), { readAt: now, faults: [someFault({ kind: 'order' }), B] });
  expect(parseWatchedSheet(JSON.stringify(sheet))?.faults.map(({ kind }) => kind)).toEqual([
    'order',
    undefined,
  ]);
});
