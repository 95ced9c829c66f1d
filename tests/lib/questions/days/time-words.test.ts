import fc from 'fast-check';
import { takeTimes } from '#lib/questions/days/time-words';
import { Sentence } from '#lib/questions/sentence/sentence';
import { addDays, type CalendarDay } from '#lib/time/calendar-day';
import { formatLabelDay, formatLongDay, formatPlainDay, formatShortDay } from '#lib/time/format-day';

const TODAY = '2026-11-21'; // a Saturday

function timeOf(text: string, today: CalendarDay = TODAY) {
  const sentence = new Sentence(text);
  const { hasSecond: _, unread, ...time } = takeTimes(sentence, today);
  return { ...time, unread, left: sentence.left().map(({ key }) => key) };
}

const sheetDay = (day: CalendarDay) =>
  `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;
const FORMATS = [
  formatLongDay,
  formatShortDay,
  formatLabelDay,
  formatPlainDay,
  sheetDay,
  (day: string) => day,
];

const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));
const anyFormat = fc.constantFrom(...FORMATS);
/** The days of a time: those of its choice are those of the test's day. */
const daysIn = ({ when, from, to }: ReturnType<typeof timeOf>, today: CalendarDay) => {
  if (when === 'today') return [today, today];
  if (when === 'tomorrow') return [addDays(today, 1), addDays(today, 1)];
  return [from, to];
};

describe('a day that the site writes', () => {
  test('is found again in any of its formats, and nothing of it is left to search', () => {
    fc.assert(
      fc.property(anyDay, anyFormat, (day, format) => {
        const time = timeOf(format(day));
        expect(daysIn(time, TODAY)).toEqual([day, day]);
        expect(time).toMatchObject({ unread: [], left: [] });
      }),
    );
  });

  test('is found again among the words of a question, on any day', () => {
    fc.assert(
      fc.property(anyDay, anyFormat, anyDay, (day, format, today) => {
        const time = timeOf(`parades on ${format(day)} in Dangriga`, today);
        // A single day is also a weekend on a Sunday, or a month on its last day, but is never named so.
        expect(daysIn(time, today)).toEqual([day, day]);
        expect(time.left).toEqual(expect.arrayContaining(['parades', 'dangriga']));
      }),
    );
  });

  test.each(['–', '-', 'to', 'until', 'through', 'al', 'hasta'])(
    'is the end of a range with ‘%s’',
    (connector) => {
      fc.assert(
        fc.property(anyDay, fc.integer({ min: 1, max: 60 }), anyFormat, (from, length, format) => {
          const to = addDays(from, length);
          const time = timeOf(`from ${format(from)} ${connector} ${format(to)}`, '2023-06-14');
          expect([time.from, time.to]).toEqual([from, to]);
        }),
      );
    },
  );
});

describe('a day', () => {
  test('that was named wins over its weekday', () => {
    expect(timeOf('Sunday 28 November')).toMatchObject({ from: '2026-11-28', to: '2026-11-28' });
    expect(timeOf('monday the 28th')).toMatchObject({ from: '2026-11-28', to: '2026-11-28' });
  });

  test('of this weekend stays that day on a Sunday, and the weekend stays a weekend', () => {
    expect(timeOf('today', '2026-11-22')).toMatchObject({ when: 'today' });
    expect(timeOf('this weekend', '2026-11-22')).toMatchObject({ when: 'weekend' });
    expect(timeOf('this month', '2026-11-30')).toMatchObject({ when: 'month' });
  });

  test.each([
    ['99/99', ['99/99']],
    ['31 november', ['31']],
    ['placencia festival day 2', ['2']],
    ['every friday', []],
  ])('that is none of the calendar is told, and never searched: %s', (text, unread) => {
    expect(timeOf(text).unread).toEqual(unread);
  });
});

describe('any text', () => {
  test('is read without an error, and its days are days in order', () => {
    const words = fc.constantFrom(
      ...'between from to until the last next after first second weekend week month of in december may 5 7 31st 2027 99/99 3-8 7pm at christmas and new year easter saturday sun tonight a 0 24:00 12:75'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 10 }), (all) => {
        const { from, to, hours } = timeOf(all.join(' '));
        for (const day of [from, to]) if (day) expect(addDays(day, 0)).toBe(day);
        if (from && to) expect(to >= from).toBe(true);
        if (hours && hours !== 'now') expect(hours.after).toBeLessThan(hours.before);
      }),
      { numRuns: 2_000 },
    );
  });
});
