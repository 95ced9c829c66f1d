import { describe, expect, test } from '@jest/globals';
import { oneLine, writtenLines } from '#lib/text/one-line';

describe('A text in one line', () => {
  test.each([
    ['  Punta\r\nRock\t Night ', 'Punta Rock Night'],
    ['\ufeffPunta\u200e \u202aRock\u202c\u2066 Night\u2069', 'Punta Rock Night'],
    ['Punta\u2028Rock\u2029Night\u000b8\u000cPM\u0085!', 'Punta Rock Night 8 PM !'],
    ['Punta\u0000Rock', 'Punta Rock'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['\u200b', ''],
  ])('made of %j is %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});

describe('A text in its written lines', () => {
  test.each([
    [' Doors at 8.\r\n\r\n\r\n\r\n Bring  a chair. ', 'Doors at 8.\n\nBring a chair.'],
    ['Doors\u000bopen\u2028at\u20298\u000cPM\u0085!', 'Doors\nopen\nat\n8\nPM\n!'],
    ['\ufeffDoors\u202e at\t8', 'Doors at 8'],
    ['\n\u200b\n', ''],
  ])('made of %j is %j', (text, lines) => {
    expect(writtenLines(text)).toBe(lines);
  });
});
