import { celebrationWays } from '#lib/landing/celebration-ways';

const TODAY = '2026-11-26';
const on = (slug: string, day: string, isAnnounced = true) => ({
  slug,
  name: slug,
  day,
  isAnnounced,
});
const labels = (...listed: (ReturnType<typeof on> & { isDayOver?: boolean })[]) =>
  celebrationWays(listed, TODAY).map(({ label }) => label);

test('the ways to celebrations are those of the next six weeks whose day is certain, and to all', () => {
  expect(
    celebrationWays(
      [on('lights', '2026-12-05'), on('maybe', '2026-12-15', false), on('boats', '2027-01-08')],
      TODAY,
    ),
  ).toEqual([
    { label: 'lights, 5 Dec', href: '/celebrations/lights' },
    { label: 'All celebrations', href: '/celebrations' },
  ]);
  expect(labels(on('christmas', '2026-12-25'), on('george-price', '2027-01-07'))).toHaveLength(3);
});

test('what is on today says so', () => {
  expect(labels(on('settlement', TODAY))).toEqual(['settlement, today', 'All celebrations']);
});

test('what goes on after its own day is still on, not today', () => {
  expect(labels({ ...on('settlement', TODAY), isDayOver: true })).toEqual([
    'settlement, still on',
    'All celebrations',
  ]);
  expect(labels({ ...on('settlement', '2026-11-28'), isDayOver: true })).toEqual([
    'settlement, more on 28 Nov',
    'All celebrations',
  ]);
});

test('three celebrations are named at most', () => {
  const many = ['one', 'two', 'three', 'four', 'five'].map((slug) => on(slug, '2026-12-01'));
  expect(labels(...many)).toHaveLength(4);
});

test('where none is in the next weeks the one that comes first is named', () => {
  expect(
    labels(on('maybe', '2026-12-15', false), on('may-day', '2027-05-01'), on('august', '2027-08-01')),
  ).toEqual(['may-day, 1 May', 'All celebrations']);
});

test('they are in the order of their days', () => {
  expect(labels(on('christmas', '2026-12-25'), on('lights', '2026-12-05'))).toEqual([
    'lights, 5 Dec',
    'christmas, 25 Dec',
    'All celebrations',
  ]);
});
