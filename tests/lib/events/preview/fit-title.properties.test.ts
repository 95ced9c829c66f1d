import fc from 'fast-check';
import { fitTitle, TITLE_LINE_HEIGHT, titleWidth } from '#lib/events/preview/fit-title';

const BOX = { width: 590, height: 300 };

test('any title fits the box in at most three lines', () => {
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
