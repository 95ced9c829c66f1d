import { likenessOf } from '#lib/events/rows/like-rows';

const ROW = { Date: '12/5/2026', Venue: 'St. John’s Hall', Cost: 'BZ$2.50' };
const alike = (cells: Record<string, string>, title = 'Drum Night') =>
  likenessOf({ ...ROW, ...cells }, title);

describe('Rows are alike', () => {
  test.each([
    ['capitals and spaces of the title differ', alike({}, 'DRUM  night')],
    ['a full stop of a name differs', alike({ Venue: 'St John’s Hall.' })],
    ['an empty cell has spaces', alike({ Organizer: '  ' })],
    [
      'a column has another place',
      likenessOf({ Cost: ROW.Cost, Venue: ROW.Venue, Date: ROW.Date }, 'Drum Night'),
    ],
  ])('where %s', (_, other) => {
    expect(other).toBe(alike({}));
  });

  test.each([
    ['the price differs', alike({ Cost: 'BZ$25.0' })],
    ['the day differs', alike({ Date: '12/6/2026' })],
    ['a text stands in another column', alike({ Cost: '', Price: 'BZ$2.50' })],
    ['the title differs', alike({}, 'Drum Nights')],
  ])('but not where %s', (_, other) => {
    expect(other).not.toBe(alike({}));
  });
});
