import { nearestPlaceNames } from '#lib/places/nearest-name';

describe('The nearest name of a place with a slip', () => {
  test.each([
    ['San Pedr0', 'San Pedro'],
    ['Placenica', 'Placencia'],
    ['Dangrga', 'Dangriga'],
    ['Belise City', 'Belize City'],
    ['Hopkns', 'Hopkins'],
  ])('of %j is %j', (typed, name) => {
    expect(nearestPlaceNames(typed)).toEqual([name]);
  });

  test.each(['San Antoino', 'San Antonio', 'san antonio'])(
    'is that of each place that shares it: of %j every San Antonio',
    (typed) => {
      const names = nearestPlaceNames(typed);
      expect(names.length).toBeGreaterThan(1);
      expect(names.every((name) => /^San Antonio \(/.test(name))).toBe(true);
    },
  );

  test.each(['', 'San', 'Toledo', 'Cayes', 'Blue Hole', 'Nowhereville', 'Miami', 'Boom Box', 'X'])(
    'is not suggested for %j, since every name of ours is too far',
    (typed) => {
      expect(nearestPlaceNames(typed)).toEqual([]);
    },
  );
});
