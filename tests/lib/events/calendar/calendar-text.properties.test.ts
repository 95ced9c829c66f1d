import fc from 'fast-check';
import { calendarLine, calendarText } from '#lib/events/calendar/calendar-text';

// The same cases on every run; change the number to search elsewhere.
fc.configureGlobal({ seed: 20261119, numRuns: 500 });

const octets = (text: string) => Buffer.byteLength(text, 'utf8');

/** What a calendar reads: lines put together again, then the value behind the first colon. */
const unfolded = (line: string) => line.replace(/\r\n[ \t]/g, '').replace(/\r\n$/, '');
const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark));

const pieces = fc.constantFrom(
  '\\',
  ';',
  ',',
  '\n',
  '\r\n',
  ':',
  '"',
  'Día ',
  '你好',
  '🥁',
  'n',
  ' ',
  'é',
  '\\n',
);

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join('')),
);

test('no line is longer than 75 octets, and no character is split', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const lines = calendarLine('DESCRIPTION', calendarText(text)).split('\r\n');
      expect(lines.pop()).toBe('');
      expect(lines.filter((line) => octets(line) > 75)).toEqual([]);
      expect(lines.every((line) => line.isWellFormed())).toBe(true);
      expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
    }),
  );
});

test('a calendar reads back any text of a cell', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const value = unfolded(calendarLine('SUMMARY', calendarText(text))).slice('SUMMARY:'.length);
      const readable = text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the format does not allow them
        .replace(/[\x00-\x08\x0b-\x1f\x7f]/g, ' ');
      expect(unescaped(value)).toBe(readable);
    }),
  );
});

test('no text can add a line of its own', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = calendarLine('SUMMARY', calendarText(`${text}\r\nEND:VEVENT`));
      expect(unfolded(line)).not.toMatch(/[\r\n]/);
    }),
  );
});
