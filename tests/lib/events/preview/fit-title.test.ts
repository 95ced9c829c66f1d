import fc from 'fast-check';
import { fitTitle, TITLE_LETTER_SPACING, TITLE_LINE_HEIGHT, titleWidth } from '#lib/events/preview/fit-title';
import { previewText } from '#lib/events/preview/preview-text';
import { advanceWidths } from './font-file';

const BOX = { width: 590, height: 300 };

test('no character is reckoned narrower than the font makes it, and a letter hardly wider', () => {
  for (const [code, width] of [...advanceWidths('latin', 800), ...advanceWidths('latin-ext', 800)]) {
    const character = String.fromCodePoint(code);
    const isDrawn = previewText(`a${character}a`, 9) === `a${character}a`;
    if (!isDrawn) continue;
    const surplus = titleWidth(character) - TITLE_LETTER_SPACING - width;
    expect({ character, surplus: surplus < -0.012 ? surplus : 0 }).toEqual({ character, surplus: 0 });
    if (/[a-zA-Z0-9 ]/.test(character)) expect(surplus).toBeLessThan(0.05);
  }
});

test.each([
  ['Regatta', ['Regatta']],
  ['Punta Rock Concert', ['Punta Rock', 'Concert']],
  ['Hudut & Ereba Cook-Off', ['Hudut', '& Ereba', 'Cook-Off']],
  [
    'Garifuna Settlement Weekend: Punta Rock Concert',
    ['Garifuna Settlement', 'Weekend:', 'Punta Rock Concert'],
  ],
])('%s is set in lines of about one length', (title, lines) => {
  expect(fitTitle(title, BOX).lines).toEqual(lines);
});

test('a shorter title is set larger', () => {
  const sizes = [
    'Regatta',
    'Street Food Fair by the Sea',
    'Chocolate Festival of Belize: Taste of Toledo Street Fair',
  ];
  const [first = 0, second = 0, third = 0] = sizes.map((title) => fitTitle(title, BOX).size);
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
});

test('a title too long for the smallest size ends in an ellipsis after a whole word', () => {
  const { size, lines } = fitTitle('National Agriculture and Trade Show Opening Ceremony '.repeat(2), BOX);
  expect(size).toBe(48);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/[a-z]…$/);
});

test('a word longer than a line is broken', () => {
  const { lines } = fitTitle('Gogogoch'.repeat(6), BOX);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('Gogogoch'.repeat(6));
});

test('whatever the title, at most three lines stay within the box', () => {
  const word = fc.string({ unit: fc.constantFrom(...'WMimael.&–é'), minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
      const { size, lines } = fitTitle(words.join(' '), BOX);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(size * lines.length * TITLE_LINE_HEIGHT).toBeLessThanOrEqual(BOX.height);
      for (const line of lines) expect(titleWidth(line) * size).toBeLessThanOrEqual(BOX.width + 0.001);
    }),
  );
});
