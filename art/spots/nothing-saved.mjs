import { box, place, shape } from '../kit/shape.mjs';
import { disc, egg, INKS, pebble, stroke, two } from '../kit/spot.mjs';

export const alt = 'An empty pinboard with one ticket and a red bookmark ribbon.';

const { reef, wood, sun, red, cream, blue, pink, foam } = INKS;
const cork = '#dba267';
const pale = '#e9bb84';
const pin = (x, y, colour) =>
  egg(x + 4, y + 5, 7, 5, '#a96f3b') + disc(x, y, 7, colour[1]) + disc(x - 1.5, y - 1.5, 5, colour[0]);

export default () =>
  pebble(
    reef[0],
    [
      stroke('M0 66H480M0 106H480M0 146H480M0 186H480M0 226H480M0 266H480', '#0c7d8d', 4),
      shape('M118 72H396V262L384 276H118Z', reef[1]),
    ],
    two('M96 54H384V260H96Z', wood, -5, -5),
    box(110, 68, 260, 178, cork) + shape('M110 68H370V78H120V246H110Z', '#b97f47'),
    stroke(
      'M140 230h.1M176 90h.1M352 224h.1M246 104h.1M300 96h.1M158 160h.1M350 130h.1M272 232h.1M200 222h.1',
      '#c08648',
      5,
    ),
    box(134, 92, 74, 96, pale) + box(284, 92, 68, 84, pale) + box(146, 202, 96, 28, pale),
    pin(171, 96, sun) + pin(318, 97, foam) + pin(150, 207, pink),
    place(
      228,
      160,
      1,
      [
        shape('M-58-26H66V-6a12 12 0 0 0 0 24V40H-58Z', '#b97f47'),
        two('M-64-34H60V-13a12 12 0 0 0 0 24V32H-64V11a12 12 0 0 0 0-24Z', cream, -3, -3),
        box(-44, -20, 40, 40, sun[0], 'rx="3"') +
          disc(-24, 6, 11, red[0]) +
          shape('M-44 6H-4V20H-44Z', blue[0]),
        stroke('M10-14H42M10 0H42M10 14H28', '#c9ae78', 6),
      ],
      { turn: -8 },
    ),
    shape('M306 136H344V236L325 220L306 236Z', '#a96f3b'),
    two('M298 124H336V230L317 212L298 230Z', red, -8, 0),
    box(298, 124, 38, 10, red[1]),
    pin(317, 132, sun),
    pin(230, 134, blue),
  );
