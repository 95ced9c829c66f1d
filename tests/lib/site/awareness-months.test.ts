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

test.each([
  [
    '2026-11-14',
    'World Diabetes Day, 14 November',
    { from: '2026-11-15', theme: 'Diabetes Awareness Month' },
  ],
  ['2026-11-15', 'Diabetes Awareness Month', undefined],
  ['2026-02-28', 'Cancer Prevention Month', undefined],
  ['2026-03-08', 'International Women’s Day, 8 March', { from: '2026-03-09', theme: 'Women’s Month' }],
  ['2026-08-08', 'Breastfeeding Awareness Month', undefined],
  ['2026-12-01', 'World AIDS Day, 1 December', { from: '2026-12-02', theme: 'AIDS Awareness Month' }],
  ['2026-09-21', 'September Celebrations', undefined],
])('on %s the words are “%s”, and the next ones are known', (day, theme, next) => {
  expect(awarenessMonthOf(day)).toMatchObject({ theme });
  expect(awarenessMonthOf(day).next).toEqual(next);
});

test('no day of the year has words that name a day before it', () => {
  const MONTHS = ['February', 'March', 'August', 'November', 'December'];
  for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    const [, number, month] = /(\d+) (\w+)$/.exec(awarenessMonthOf(day).theme) ?? [];
    if (month && MONTHS.includes(month))
      expect([day, Number(number) >= Number(day.slice(8))]).toEqual([day, true]);
  }
});
