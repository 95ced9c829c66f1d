import { expect, test } from '@jest/globals';
import { isWithinBelize } from '#lib/places/is-within-belize';

test.each([
  ['Belize City', 17.5018, -88.1962, true],
  ['Punta Gorda', 16.1, -88.8, true],
  ['the south-western corner', 15.8, -89.2, true],
  ['the north-eastern corner', 18.5, -87.7, true],
  ['a point just south of it', 15.79, -88.5, false],
  ['Chetumal', 18.51, -88.3, false],
  ['Tikal', 17.22, -89.62, false],
  ['Toronto', 43.65, -79.38, false],
])('the bounding box of Belize includes its edges, and decides for %s', (_, lat, lon, inside) => {
  expect(isWithinBelize({ lat, lon })).toBe(inside);
});
