import { formerLikes, likenessOf, marksOf } from '#lib/events/rows/like-rows';

const ROW = { Date: '12/5/2026', Venue: 'St. John’s Hall', Cost: 'BZ$2.50' };
const alike = (cells: Record<string, string>, title = 'Drum Night') =>
  likenessOf({ ...ROW, ...cells }, title);

describe('Rows are alike', () => {
  test.each<[string, string, string?]>([
    ['capitals and spaces of the title differ', alike({}, 'DRUM  night')],
    ['a full stop of a name differs', alike({ Venue: 'St John’s Hall.' })],
    ['an empty cell has spaces', alike({ Organizer: '  ' })],
    ['an hour is written in another way', alike({ Time: '8:00 AM' }), alike({ Time: '8 a.m.' })],
    ['an end is written in another way', alike({ EndTime: 'until 11 pm' }), alike({ EndTime: '23:00' })],
    ['a place has another of its names', alike({ Location: 'Corozal Town' }), alike({ Location: 'Corozal' })],
    ['a price is written in another way', alike({ Price: 'BZ$25.00' }), alike({ Price: '25 BZD' })],
    ['it says otherwise that it is free', alike({ Cost: 'Entrada libre' }), alike({ Cost: 'Gratis' })],
    ['all day is said or left out', alike({ Time: 'All day' })],
    ['it is said that it takes place', alike({ Status: 'Scheduled' })],
    [
      'a column has another place',
      likenessOf({ Cost: ROW.Cost, Venue: ROW.Venue, Date: ROW.Date }, 'Drum Night'),
    ],
  ])('where %s', (_, other, one = alike({})) => {
    expect(other).toBe(one);
  });

  test.each<[string, string, string?]>([
    ['the price differs', alike({ Cost: 'BZ$25.0' })],
    ['the hour differs', alike({ Time: '8 AM' }), alike({ Time: '8 PM' })],
    ['an hour is not clear', alike({ Time: '8' }), alike({ Time: '8 PM' })],
    ['the place differs', alike({ Location: 'Hopkins' }), alike({ Location: 'Hopkinsville' })],
    ['places are written in other letters', alike({ Location: '北京' }), alike({ Location: '上海' })],
    ['it is cancelled', alike({ Status: 'Called off' })],
    ['the day differs', alike({ Date: '12/6/2026' })],
    ['a text stands in another column', alike({ Cost: '', Price: 'BZ$2.50' })],
    ['the title differs', alike({}, 'Drum Nights')],
  ])('but not where %s', (_, other, one = alike({})) => {
    expect(other).not.toBe(one);
  });
});

describe('A row of now, beside a former reading with A in row 2, B in row 3 and C in row 4,', () => {
  const marksFrom = (text: string, firstRow: number) =>
    marksOf([...text].map((likeness, index) => ({ row: firstRow + index, likeness })));
  const likesOf = (rows: string, firstRow: number, former = 'ABC') => {
    const now = marksFrom(rows, firstRow);
    return Object.fromEntries(formerLikes(now, new Set(now.map(({ row }) => row)), marksFrom(former, 2)));
  };

  test.each<[string, Record<number, number>, string, number, string?]>([
    ['is not like itself', {}, 'A', 2],
    ['is not like itself where it is corrected', {}, 'X', 2],
    ['is not like itself where it has moved down', {}, 'A', 3],
    ['is not like itself where it has moved up', {}, 'C', 2],
    ['is not like the last one, which may have moved down by one', {}, 'C', 5],
    ['is like one that is still there, where it is new at the end', { 5: 2 }, 'A', 5],
    ['is like one that is still there, where it is new far behind the end', { 9: 4 }, 'C', 9],
    ['is like another that was like it before', { 4: 2 }, 'A', 4, 'ABA'],
    ['is like the second of two that were alike, where it may be the first', { 4: 3 }, 'A', 4, 'AAB'],
    ['is like none when all have moved down together', {}, 'XABC', 2],
    ['is like none when all are in another order', {}, 'CAB', 2],
    ['is like none of those that were sent with it, which are compared there', {}, 'ABCA', 2],
  ])('%s', (_, likes, ...given) => {
    // As a rest, since Jest would give a function for a last value that is not there.
    expect(likesOf(...given)).toEqual(likes);
  });

  test('is not like one that is no event any more', () => {
    expect(formerLikes(marksFrom('A', 9), new Set([2, 9]), marksFrom('ABC', 2)).size).toBe(0);
  });
});
