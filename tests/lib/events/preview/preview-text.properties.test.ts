import fc from 'fast-check';
import { previewText } from '#lib/events/preview/preview-text';
import { advanceWidths } from './font-file';

test('any character of Unicode becomes characters that the font has in both weights', () => {
  const covers = ([600, 800] as const).map(
    (weight) =>
      new Set([...advanceWidths('latin', weight).keys(), ...advanceWidths('latin-ext', weight).keys()]),
  );
  const missing = new Set<string>();
  for (let start = 0; start < 0x110000; start += 0x400) {
    const block = Array.from({ length: 0x400 }, (_, i) => `a${String.fromCodePoint(start + i)}`).join('');
    for (const character of previewText(block, 1_000_000)) {
      if (!covers.every((cover) => cover.has(character.codePointAt(0) ?? 0))) missing.add(character);
    }
  }
  expect([...missing]).toEqual([]);
});

test('a text is never longer than the limit, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer({ min: 8, max: 60 }),
      (text, length) => {
        const once = previewText(text, length);
        expect([...once].length).toBeLessThanOrEqual(length);
        expect(previewText(once, length)).toBe(once);
      },
    ),
  );
});
