import { fitTitle, TITLE_LETTER_SPACING, titleWidth } from '#lib/events/preview/fit-title';
import { previewText } from '#lib/events/preview/preview-text';
import { advanceWidths } from './font-file';

const BOX = { width: 590, height: 300 };

test('no character is narrower in the table than in the font, and no letter is much wider', () => {
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
])('the title “%s” is broken into lines of similar length', (title, lines) => {
  expect(fitTitle(title, BOX).lines).toEqual(lines);
});

test('a shorter title has larger letters', () => {
  const sizes = [
    'Regatta',
    'Street Food Fair by the Sea',
    'Chocolate Festival of Belize: Taste of Toledo Street Fair',
  ];
  const [first = 0, second = 0, third = 0] = sizes.map((title) => fitTitle(title, BOX).size);
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
});

test('a title that is too long for the smallest size ends with an ellipsis after a whole word', () => {
  const title = 'National Agriculture and Trade Show Opening Ceremony';
  expect(fitTitle(`${title} ${title}`, BOX)).toEqual({
    size: 48,
    lines: ['National Agriculture and', 'Trade Show Opening', 'Ceremony National…'],
  });
});

test('a word that is longer than a line is broken', () => {
  expect(fitTitle('Gogogoch'.repeat(6), BOX)).toEqual({
    size: 48,
    lines: ['GogogochGogogochGogo', 'gochGogogochGogogoch', 'Gogogoch'],
  });
});

test('a word that is longer than three lines is cut within the word', () => {
  expect(fitTitle('Gogogoch'.repeat(12), BOX).lines).toEqual([
    'GogogochGogogochGogo',
    'gochGogogochGogogoch',
    'GogogochGogogochGo…',
  ]);
});

test('a broken word is followed by the next words on its last line', () => {
  expect(
    fitTitle(`A Very ${'Gogogoch'.repeat(3)} Festival of Rum, Reggae, Punta and Soca`, BOX).lines,
  ).toEqual(['A Very', 'GogogochGogogochGogo', 'goch Festival of Rum…']);
});
