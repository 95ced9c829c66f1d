import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AWARENESS_MONTHS, awarenessMonthOf } from '#lib/site/awareness-months';

test('there are twelve months in order, each with words and a ribbon that is drawn', () => {
  expect(AWARENESS_MONTHS.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const { theme, ribbon } of AWARENESS_MONTHS) {
    expect(theme).toMatch(/^[A-Z].{8,39}$/);
    const file = join('public', 'images', 'spots', `${ribbon}.svg`);
    expect([file, existsSync(file)]).toEqual([file, true]);
  }
});

test.each([
  ['2026-01-01', 'ribbon-01'],
  ['2026-05-31', 'ribbon-05'],
  ['2026-09-21', 'ribbon-09'],
  ['2028-02-29', 'ribbon-02'],
  ['2026-10-01', 'ribbon-10'],
  ['2026-12-31', 'ribbon-12'],
])('on %s the ribbon is %s', (day, ribbon) => {
  expect(awarenessMonthOf(day).ribbon).toBe(ribbon);
});

test('a text that names no month has the first ribbon', () => {
  expect(awarenessMonthOf('TBA').ribbon).toBe('ribbon-01');
});
