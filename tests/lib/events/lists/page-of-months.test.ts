import { pageOfMonths } from '#lib/events/lists/page-of-months';
import { someSummary } from '../../../support/events/some-event.ts';

const NOW = Date.parse('2026-11-23T12:00-06:00');
const events = (count: number, date: string) => Array.from({ length: count }, () => someSummary({ date }));
const list = [...events(40, '2026-11-24'), ...events(20, '2026-12-05'), ...events(1, 'TBA')];

const shape = (asked: number) => {
  const { months, page, pages } = pageOfMonths(list, NOW, { page: asked });
  return [page, pages, months.map(({ month, events: shown, total }) => [month, shown.length, total])];
};

test('a page has 48 events, and ends within a month, which names all of its events on both pages', () => {
  expect(shape(1)).toEqual([
    1,
    2,
    [
      ['2026-11', 40, 40],
      ['2026-12', 8, 20],
    ],
  ]);
  expect(shape(2)).toEqual([
    2,
    2,
    [
      ['2026-12', 12, 20],
      [undefined, 1, 1],
    ],
  ]);
});

test('a few events more do not make a page of their own', () => {
  expect(pageOfMonths(events(60, '2026-11-24'), NOW, { page: 1 })).toMatchObject({
    pages: 1,
    months: [{ total: 60 }],
  });
  expect(pageOfMonths(events(61, '2026-11-24'), NOW, { page: 1 }).pages).toBe(2);
});

test('beyond the last page is the last page, and nothing is one empty page', () => {
  expect(shape(9_999)).toEqual(shape(2));
  expect(pageOfMonths([], NOW, { page: 3 })).toEqual({ months: [], page: 1, pages: 1 });
});

test('each month is whole: what lasts for weeks, last in the list, is in the month of the first day asked for', () => {
  const from = '2026-12-01';
  const december = someSummary({ date: '2026-12-05', id: 'december' });
  const january = someSummary({ date: '2027-01-09', id: 'january' });
  const unknown = someSummary({ date: 'TBA', id: 'unknown' });
  const show = someSummary({ date: '2026-11-01', endDate: '2027-01-31', id: 'show' });
  const list = [december, january, unknown, show];
  const { months } = pageOfMonths(list, NOW, { page: 1, from });
  expect(months.map(({ month, events: shown }) => [month, ...shown.map(({ id }) => id)])).toEqual([
    ['2026-12', 'december', 'show'],
    ['2027-01', 'january'],
    [undefined, 'unknown'],
  ]);
  const many = [...events(48, '2026-12-05'), ...events(20, '2027-01-09'), show];
  expect(pageOfMonths(many, NOW, { page: 1, from }).months.map(({ month, total }) => [month, total])).toEqual(
    [['2026-12', 49]],
  );
  expect(pageOfMonths(many, NOW, { page: 2, from }).months.map(({ month }) => month)).toEqual([
    '2026-12',
    '2027-01',
  ]);
});
