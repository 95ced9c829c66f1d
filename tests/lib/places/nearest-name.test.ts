import { nearestPlaceName } from '#lib/places/nearest-name';

describe('The nearest name of a place with a slip', () => {
  test.each([
    ['San Pedr0', 'San Pedro'],
    ['Placenica', 'Placencia'],
    ['Dangrga', 'Dangriga'],
    ['Belise City', 'Belize City'],
    ['Hopkns', 'Hopkins'],
  ])('of %j is %j', (typed, name) => {
    expect(nearestPlaceName(typed)).toBe(name);
  });

  test.each(['', 'San', 'Toledo', 'Cayes', 'Blue Hole', 'Nowhereville', 'Miami', 'Boom Box', 'X'])(
    'is not suggested for %j, since every name of ours is too far',
    (typed) => {
      expect(nearestPlaceName(typed)).toBe('');
    },
  );
});
