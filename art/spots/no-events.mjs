import { box, place, shape } from '../kit/shape.mjs';
import { disc, egg, INKS, pebble, stroke, two } from '../kit/spot.mjs';

export const alt = 'A wall with an empty calendar, a paste bucket and a brush, new posters about to go up.';

const { cream, red, sun, blue, reef, iron, wood, pink, bark } = INKS;
const days = Array.from(
  { length: 20 },
  (_, i) => `M${128 + (i % 5) * 24} ${112 + Math.floor(i / 5) * 26}h17v19h-17Z`,
);

export default () =>
  pebble(
    '#f59a7c',
    [
      stroke('M60 92h40M390 84h44M36 150h34M420 150h36M70 222h30M300 66h30M176 50h34', '#e5805f', 7),
      shape('M0 258H480V320H0Z', '#5b2f5c') + box(0, 258, 480, 10, '#43204a'),
      egg(230, 282, 150, 9, '#3a1a42'),
    ],
    shape('M124 82H258V226H124Z', '#d46c4e'),
    two('M114 72H250V218H114Z', ['#fff', cream[1]], -3, -3),
    box(114, 72, 136, 27, red[0]) + box(236, 72, 14, 27, red[1]),
    stroke('M142 64V82M182 64V82M222 64V82', iron[1], 6),
    shape(days.join(''), '#f6e3bd'),
    shape('M200 190h17v19h-17Z', sun[0]),
    place(
      318,
      140,
      1,
      [
        shape('M-42-56H56V66H-42Z', '#d46c4e'),
        two('M-50-64H48V34L20 62H-50Z', [reef[0], reef[1]], -3, -3),
        disc(-2, -10, 28, sun[0]),
        shape('M-50 8q12-9 25 0t25 0t24 0t24 0V34L20 62H-50Z', blue[0]),
        shape('M20 62L22 36L48 34Z', cream[0]) + shape('M20 62L22 36L34 35Z', cream[1]),
      ],
      { turn: 5 },
    ),
    place(
      134,
      276,
      1,
      [
        box(-13, -92, 26, 92, pink[0]) +
          box(3, -92, 10, 92, pink[1]) +
          egg(0, -92, 13, 6, cream[0]) +
          egg(0, -92, 6, 3, pink[1]),
      ],
      { turn: -9 },
    ),
    place(
      166,
      282,
      1,
      [
        box(-13, -72, 26, 72, sun[0]) +
          box(3, -72, 10, 72, sun[1]) +
          egg(0, -72, 13, 6, cream[0]) +
          egg(0, -72, 6, 3, sun[1]),
      ],
      { turn: 8 },
    ),
    stroke('M236 228A42 46 0 0 1 320 228', iron[1], 5),
    two('M232 226H324L314 284Q278 296 242 284Z', ['#8e97bd', iron[0]], -20, 0),
    egg(278, 226, 46, 13, iron[1]) + egg(278, 227, 40, 9.5, cream[0]),
    shape('M250 232Q256 262 262 234Z', cream[0]),
    place(
      300,
      222,
      1,
      [
        box(-6, -96, 12, 70, wood[0], 'rx="6"'),
        box(-17, -34, 34, 16, bark[0], 'rx="3"'),
        two('M-17-18H17L14 8H-14Z', cream, -8, 0),
      ],
      { turn: 24 },
    ),
    shape('M262 228Q278 240 318 230Q310 238 278 238Z', cream[0]),
  );
