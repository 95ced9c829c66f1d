import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { awarenessMonthOf } from '#lib/site/awareness-months';

test('there are twelve months in order, each with words and a ribbon that is drawn', () => {
  for (let number = 1; number <= 12; number += 1) {
    const { month, theme, ribbon } = awarenessMonthOf(`2026-${String(number).padStart(2, '0')}-15`);
    expect(month).toBe(number);
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
