import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import fc from 'fast-check';
import Papa from 'papaparse';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { isEventCategory } from '#lib/events/event-category';
import { safeUrl } from '#lib/events/event-images';
import { isAllDayTime, parseTime } from '#lib/events/event-time';
import { eventId } from '#lib/events/facts/event-id';
import { convertDate } from '#lib/events/rows/event-date';
import { REQUIRED_COLUMNS } from '#lib/events/rows/event-from-row';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { withoutChatMarks } from '#lib/text/chat-marks';
import { textOfSafeCell } from '#lib/text/safe-cell';
import { slug } from '#lib/text/slug';
import { finishSlices } from '#lib/time/slices';
import { anyCharacter } from '../../../support/any-character.ts';

// The same cases on every run; change the number to search elsewhere.
fc.configureGlobal({ seed: 20261119, numRuns: 300 });

const sample = readFileSync(join(__dirname, '../../../../data/events.csv'), 'utf8');
const HEADER = 'Event,Date,Time,Venue,Location,Cost,CoverImage,Image,ModalImages,PlaceID,Status,EndDate,ID';

const anyText = fc.string({ unit: anyCharacter, maxLength: 60 });
const textOf = (...parts: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 })), { maxLength: 12 })
    .map((list) => list.join(''));
/** One line of text, as a cell is read. */
const line = (cell: string) => cell.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const ADDRESS_PART = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const STATUSES = ['scheduled', 'cancelled', 'postponed'];

/** Whether an event is valid, whatever its row was. */
const isValid = (event: CalendarEvent) =>
  ADDRESS_PART.test(event.id) &&
  event.title !== '' &&
  [event.title, event.venue, event.city, event.description].every((text) => text === line(text)) &&
  event.time !== '' &&
  event.isAllDay === (event.time === undefined) &&
  isEventCategory(event.category) &&
  STATUSES.includes(event.status) &&
  event.likes >= 50 &&
  event.likes <= 349 &&
  // Only values that can be sent to the browser.
  isDeepStrictEqual(JSON.parse(JSON.stringify(event)), event);

function expectValid(events: readonly CalendarEvent[]) {
  expect(events.filter((event) => !isValid(event))).toEqual([]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
}

function expectEventsOrReasons(text: string) {
  const { events, skipped } = finishSlices(parseEventsCsv(text));
  expect(events.length + skipped.length).toBeGreaterThan(0);
  expectValid(events);
  for (const { row, reason } of skipped) {
    expect(row).toBeGreaterThanOrEqual(0);
    expect(reason).not.toBe('');
  }
}

describe('any text gives events or reasons, and never throws,', () => {
  test('when it consists of any characters', () => {
    fc.assert(fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), expectEventsOrReasons));
  });

  test('when it has any rows under a header', () => {
    const cells = textOf(
      ',',
      '"',
      '""',
      '\n',
      '\r\n',
      '\r',
      '\uFEFF',
      '11/20/2026',
      '8 PM',
      'All Day',
      'constructor',
    );
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 20 }), (rows) =>
        expectEventsOrReasons([HEADER, ...rows].join('\n')),
      ),
    );
  });

  test('when it is a real sheet in which characters were lost, added, doubled or swapped', () => {
    const typed = fc.oneof(fc.constantFrom('"', ',', '\n', '\r\n', '\r', '\u0000', '\uD800', ' '), anyText);
    const mutation = fc.record({
      place: fc.nat(),
      length: fc.integer({ min: 1, max: 200 }),
      kind: fc.constantFrom('lose', 'type', 'double', 'swap', 'end'),
      text: typed,
    });
    // Some rows of it at a time: what happens to one changes how few others are read, and all of them have their turn.
    const [header = '', ...rows] = sample.split('\n');
    const some = fc
      .nat({ max: rows.length - 1 })
      .map((from) => [header, ...rows.slice(from, from + 25)].join('\n'));
    const mutated = fc.tuple(some, fc.array(mutation, { minLength: 1, maxLength: 8 })).map(([whole, list]) =>
      list.reduce((sheet, { place, length, kind, text }) => {
        const at = place % (sheet.length + 1);
        const [before, piece, after] = [
          sheet.slice(0, at),
          sheet.slice(at, at + length),
          sheet.slice(at + length),
        ];
        if (kind === 'lose') return before + after;
        if (kind === 'type') return before + text + piece + after;
        if (kind === 'double') return before + piece + piece + after;
        if (kind === 'swap') return before + [...piece].reverse().join('') + after;
        return before.length > sheet.length / 2 ? before : sheet;
      }, whole),
    );
    fc.assert(fc.property(mutated, expectEventsOrReasons), { numRuns: 150 });
  });

  test('and so does each row that is not blank, whatever its cells are', () => {
    const cell = fc.oneof(
      anyText,
      fc.constantFrom('', 'Drums', '11/20/2026', '"Big" Drum', 'Hall, Main St', 'a\nb'),
    );
    const rows = fc.uniqueArray(
      fc
        .array(cell, { minLength: 1, maxLength: 8 })
        .filter((cells) => cells.some((text) => text.trim() !== '')),
      { maxLength: 12, selector: (cells) => JSON.stringify(cells.map(line)) },
    );
    fc.assert(
      fc.property(rows, (records) => {
        const { events, skipped } = finishSlices(
          parseEventsCsv(Papa.unparse([[...REQUIRED_COLUMNS], ...records])),
        );
        expect(events.length + skipped.filter(({ row }) => row > 0).length).toBe(records.length);
      }),
    );
  });
});

describe('in a file from several editors', () => {
  const rows = [
    'A,11/20/2026,8 PM,Hall,Dangriga',
    'B,11/21/2026,8 PM,"Hall\n2",Dangriga',
    'C,11/22/2026,8 PM,Hall,Dangriga',
  ];

  test('line ends of any kind, mixed in any way, lose no row', () => {
    const end = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(end, end, end, end, (...ends) => {
        const text = ['Event,Date,Time,Venue,Location', ...rows]
          .map((row, index) => row + ends[index])
          .join('');
        expect(finishSlices(parseEventsCsv(text))).toEqual(
          finishSlices(parseEventsCsv(text.replace(/\r\n?/g, '\n'))),
        );
        expect(finishSlices(parseEventsCsv(text)).events.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
      }),
    );
  });
});

describe('the ids of the events of a sheet', () => {
  // Few words, so that many rows have the same id, and some the id that another row gets by its suffix.
  const row = fc.record({
    Event: fc.constantFrom(
      'Drums',
      'Drums!',
      'DRUMS 2',
      'Drums 3',
      'Día',
      'dia',
      '你好',
      `${'Long '.repeat(9)}A`,
      `${'Long '.repeat(9)}B`,
    ),
    Date: fc.constantFrom('11/20/2026', '2026-11-20', 'TBA'),
    Time: fc.constantFrom('8 PM', ''),
    Location: fc.constantFrom('Hopkins', 'Hopkins '),
    ID: fc.constantFrom('', '', '', 'drums', 'Drums 2', '20261120 Hopkins Drums', 'tba-hopkins-drums-2'),
  });
  // The venue distinguishes the rows and is not part of an id.
  const sheet = fc
    .array(row, { minLength: 1, maxLength: 25 })
    .map((rows) => rows.map((cells, index) => ({ ...cells, Venue: `Hall ${index}` })));
  type Row = { Event: string; Date: string; Time: string; Location: string; ID: string; Venue: string };

  const idsByVenue = (rows: readonly Row[]) =>
    new Map(finishSlices(parseEventsCsv(Papa.unparse([...rows]))).events.map(({ venue, id }) => [venue, id]));
  const naturalId = ({ ID, Event, Date: date, Location }: Row) =>
    slug(ID) || eventId({ date: convertDate(date), city: Location, title: Event });
  const shuffledSheet = sheet.chain((rows) =>
    fc.tuple(
      fc.constant(rows),
      fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
    ),
  );

  test('are unique and valid in an address', () => {
    fc.assert(
      fc.property(sheet, (rows) => {
        const { events } = finishSlices(parseEventsCsv(Papa.unparse(rows)));
        expect(events).toHaveLength(rows.length);
        expectValid(events);
      }),
    );
  });

  test('are valid in an address whatever the cells are', () => {
    const cells = fc.record({
      Event: anyText,
      Date: anyText,
      Time: anyText,
      Venue: anyText,
      Location: anyText,
      ID: anyText,
    });
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), (rows) => {
        expectValid(finishSlices(parseEventsCsv(Papa.unparse(rows))).events);
      }),
    );
  });

  test('stay the same in any order of the rows when no other row has them', () => {
    fc.assert(
      fc.property(shuffledSheet, ([rows, shuffled]) => {
        const allIds = rows.map(naturalId);
        const ids = idsByVenue(shuffled);
        rows.forEach((cells, index) => {
          const id = naturalId(cells);
          if (allIds.indexOf(id) === allIds.lastIndexOf(id))
            expect([index, ids.get(cells.Venue)]).toEqual([index, id]);
        });
      }),
    );
  });

  test('depend only on the order of the rows with the same id', () => {
    fc.assert(
      fc.property(shuffledSheet, ([rows, shuffled]) => {
        // The shuffled sheet, but with the rows of the same id in their old order.
        const inOldOrder = Map.groupBy(rows, naturalId);
        const reordered = shuffled.map((cells) => inOldOrder.get(naturalId(cells))?.shift() ?? cells);
        expect([...idsByVenue(reordered)].sort()).toEqual([...idsByVenue(rows)].sort());
      }),
    );
  });
});

/** What a cell says: without the apostrophe that protects it, and without the marks of a chat. */
const words = (cell: string) => line(withoutChatMarks(textOfSafeCell(cell)));

test('the text of any cell is read from CSV unchanged and trimmed, on one line but for the description', () => {
  const row = fc.record({
    Event: anyText.filter((text) => words(text) !== ''),
    Date: anyText,
    Time: anyText,
    Venue: anyText,
    Location: anyText,
    Cost: anyText,
    Organizer: anyText,
    Description: anyText.filter((text) => words(text) !== ''),
  });
  fc.assert(
    fc.property(row, fc.constantFrom('\n', '\r\n'), fc.boolean(), (cells, newline, quotes) => {
      const { events, skipped } = finishSlices(parseEventsCsv(Papa.unparse([cells], { newline, quotes })));
      expect(skipped).toEqual([]);
      expect(events).toHaveLength(1);
      const [event] = events;
      expect(event).toMatchObject({
        title: words(cells.Event),
        date: convertDate(words(cells.Date)),
        venue: words(cells.Venue),
        city: words(cells.Location),
        cost: words(cells.Cost),
      });
      // It alone keeps its line breaks.
      expect(words(event?.description ?? '')).toBe(words(cells.Description));
      expect(event?.organizer ?? '').toBe(words(cells.Organizer));
      expect(event?.time).toBe(isAllDayTime(words(cells.Time)) ? undefined : words(cells.Time));
    }),
  );
});

test('the time zone of the server changes no day', async () => {
  const offsets = {
    UTC: 0,
    'Pacific/Auckland': -780,
    'America/Los_Angeles': 480,
  };
  const answers = await Promise.all(
    Object.keys(offsets).map(async (zone) => {
      const script = join(__dirname, 'print-events.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [script], {
        env: { ...process.env, TZ: zone },
      });
      return JSON.parse(stdout) as { offset: number; output: { today: string[]; parsed: unknown } };
    }),
  );
  // Proves that the child processes ran in these zones.
  expect(answers.map(({ offset }) => offset)).toEqual(Object.values(offsets));
  for (const { output } of answers) expect(output).toEqual(answers[0]?.output);
  expect(answers[0]?.output.parsed).toEqual(JSON.parse(JSON.stringify(finishSlices(parseEventsCsv(sample)))));
  expect(answers[0]?.output.today).toEqual([
    '2026-03-08',
    '2026-03-28',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-12-31',
    '2028-02-29',
  ]);
});

describe('the time of any text', () => {
  const clockText = textOf(
    '0',
    '1',
    '2',
    '5',
    '8',
    '12',
    '23',
    '59',
    ':',
    ':00',
    ':30',
    ' ',
    '-',
    ' – ',
    ' to ',
    'am',
    'PM',
    ' noon',
  );
  const rangeText = fc
    .tuple(fc.nat({ max: 26 }), fc.constantFrom('', ':00', ':30'), fc.constantFrom('', 'am', ' PM', ' p.m.'))
    .map((parts) => parts.join(''));
  const ranges = fc
    .tuple(rangeText, fc.constantFrom(' - ', '–', ' to '), rangeText)
    .map((parts) => parts.join(''));

  test('starts within its day and ends after its start, at most a day later', () => {
    let parsed = 0;
    fc.assert(
      fc.property(fc.oneof(anyText, clockText, rangeText, ranges), (text) => {
        const range = parseTime(text);
        if (!range) return;
        parsed += 1;
        expect(Number.isInteger(range.start)).toBe(true);
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(1439);
        if (range.end === undefined) return;
        expect(range.end).toBeGreaterThan(range.start);
        expect(range.end).toBeLessThanOrEqual(range.start + 1440);
      }),
      { numRuns: 3000 },
    );
    expect(parsed).toBeGreaterThan(300);
  });
});

describe('a safe address', () => {
  const SITE = 'https://belize.example';
  const addressText = textOf(
    'http://',
    'https://',
    'HTTPS:',
    '/',
    '//',
    '\\',
    'javascript:',
    'JaVaScRiPt:',
    'data:text/html,',
    'vbscript:',
    '\t',
    '\n',
    '\u0000',
    '\u001f',
    ' ',
    '\u00a0',
    '\u2028',
    '@',
    'user:pw',
    'evil.com',
    'a.bz',
    '.',
    '..',
    ':80',
    '%5c',
    '%2f',
    '%0a',
    '#',
    '?',
    '\u00ad',
    '／',
    '。',
    '\uFEFF',
  );
  const address = fc.oneof(
    anyText,
    addressText,
    addressText.map((text) => `https://${text}`),
    addressText.map((text) => `https://a.bz/${text}`),
    addressText.map((text) => `/${text}`),
  );

  test('is https without credentials, or a path of this site, to a browser as well', () => {
    const accepted = { https: 0, path: 0 };
    fc.assert(
      fc.property(address, (text) => {
        const safe = safeUrl(text);
        if (safe === undefined) return;
        expect(safe).not.toMatch(/^[/\\]{2}/);
        const url = new URL(safe, SITE);
        expect(url.protocol).toBe('https:');
        expect(url.username + url.password).toBe('');
        if (/^https:\/\//i.test(safe)) {
          accepted.https += 1;
        } else {
          accepted.path += 1;
          expect(url.origin).toBe(SITE);
        }
      }),
      { numRuns: 3000 },
    );
    expect(accepted.https).toBeGreaterThan(100);
    expect(accepted.path).toBeGreaterThan(100);
  });
});
