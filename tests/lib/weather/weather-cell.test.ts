import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { weatherCellAt, weatherCellKey } from '#lib/weather/weather-cell';
import { positionFromQuery } from '#lib/weather/weather-query';

test.each([
  [{ lat: 17.5018, lon: -88.1962 }, '17.5,-88.2'],
  [{ lat: -0.04, lon: 0.04 }, '0.0,0.0'],
  [{ lat: 43.65, lon: -79.38 }, '43.7,-79.4'],
  [{ lat: 90, lon: 180 }, '90.0,-180.0'],
  [{ lat: -90, lon: -180 }, '-90.0,-180.0'],
  [{ lat: 0, lon: 179.97 }, '0.0,-180.0'],
])('the position %j is in the cell %s', (place, key) => {
  expect(weatherCellKey(weatherCellAt(place))).toBe(key);
});

const query = (text: string) => positionFromQuery(new URLSearchParams(text));

test.each(['lat=17.5018&lon=-88.1962', 'lon=-88.1962&lat=17.5018', 'lat=17.5018&lon=-88.1962&utm=x'])(
  'the query %s has a valid position',
  (text) => expect(query(text)).toEqual({ lat: 17.5018, lon: -88.1962 }),
);

test.each([
  '',
  'lat=17.5',
  'lon=-88.2',
  'lat=&lon=',
  'lat=17.5&lat=17.6&lon=-88.2',
  'lat=17.5&lon=-88.2&lon=-88.2',
  'lat[]=17.5&lon[]=-88.2',
  'lat=NaN&lon=NaN',
  'lat=Infinity&lon=-Infinity',
  'lat=1e1&lon=1e1',
  'lat=0x11&lon=1',
  'lat=17,5&lon=-88,2',
  'lat=%2017.5&lon=-88.2',
  'lat=17.5%00&lon=-88.2',
  'lat=17.5&lon=-88.2%0D%0AX: y',
  'lat=١٧&lon=-88',
  'lat=90.1&lon=0',
  'lat=-91&lon=0',
  'lat=0&lon=180.1',
  'lat=0&lon=-181',
  `lat=17.${'5'.repeat(10_000)}&lon=-88.2`,
  `lat=${'9'.repeat(400)}&lon=0`,
  'lat=null&lon=undefined',
  "lat=17.5'--&lon=-88.2",
])('the query “%s” has no valid position', (text) => {
  expect(query(text)).toBeUndefined();
});

test('every position on earth is in a cell of at most a tenth of a degree', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (lat, lon) => {
        const place = query(`lat=${lat.toFixed(6)}&lon=${lon.toFixed(6)}`);
        if (!place) throw new Error('It was refused');
        const cell = weatherCellAt(place);
        expect(Math.abs(cell.lat - place.lat)).toBeLessThan(0.0501);
        expect(weatherCellAt(cell)).toEqual(cell);
        expect(weatherCellKey(cell)).toMatch(/^-?\d{1,2}\.\d,-?\d{1,3}\.\d$/);
      },
    ),
  );
});

test('every query gives a position in range or none', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (lat, lon) => {
      const place = positionFromQuery(
        new URLSearchParams([
          ['lat', lat],
          ['lon', lon],
        ]),
      );
      if (!place) return;
      expect(Math.abs(place.lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(place.lon)).toBeLessThanOrEqual(180);
    }),
  );
});
