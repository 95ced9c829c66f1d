import { box, place, shape } from '../kit/shape.mjs';
import { egg, INKS, rays, stamp, two } from '../kit/spot.mjs';

export const alt = 'A yellow hard hat before a crossed hammer and spanner.';

const { red, sun, wood, iron } = INKS;
const steel = ['#eef2fa', '#a9b4cd'];
const spanner = 'M-7 60V-26C-22-32-24-54-10-64V-46L0-39L10-46V-64C24-54 22-32 7-26V60Q0 70-7 60Z';

export default () =>
  stamp(
    red[0],
    rays(80, 84, 130, 16, '#bd0b1b'),
    place(80, 86, 1, two(spanner, steel, -6, 1), { turn: 43 }),
    place(
      80,
      86,
      1,
      [
        box(-7, -40, 14, 106, wood[0], 'rx="6"') + box(1, -40, 6, 106, wood[1], 'rx="3"'),
        two(
          'M-36-54Q-22-64 18-60Q27-60 27-52V-40Q27-33 18-33H-16Q-28-34-36-46Z',
          [steel[1], iron[0]],
          -2,
          -9,
        ),
      ],
      { turn: -43 },
    ),
    egg(80, 122, 48, 7, '#8c0820'),
    two(
      'M42 112C42 66 118 66 118 112Z',
      sun,
      -12,
      -2,
      shape('M90 74h8q14 16 14 40H98Q98 90 90 74Z', '#d97a12'),
    ),
    two('M71 110V78Q71 71 80 71T89 78V110Z', ['#ffd770', sun[1]], -6, 1),
    two('M34 110H126Q133 119 121 122Q80 131 39 122Q27 119 34 110Z', ['#ffc84a', sun[1]], -2, -7),
  );
