import { clipped } from '#lib/text/clipped';

test.each([
  ['Drum Night', 10, 'Drum Night'],
  ['Drum Nights', 10, 'Drum Nigh…'],
  ['Drum Night', 6, 'Drum…'],
  ['Drums 🥁🥁', 8, 'Drums…'],
  ['🥁🥁🥁', 4, '🥁…'],
  ['', 5, ''],
])('the text “%s” has at most %i units, and no character is cut in half: %s', (text, max, expected) => {
  expect(clipped(text, max)).toBe(expected);
});
