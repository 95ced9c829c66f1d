import { shape } from '../kit/shape.mjs';
import { disc, egg, INKS, leaf, rays, stamp, stroke, two } from '../kit/spot.mjs';

export const alt = 'A jankunu dancer in a white mask and a tall feathered crown.';

const { reef, red, sun, blue, leaf: green, night, pink } = INKS;
const plumes = (reach, width, angles, colour) =>
  shape(
    angles
      .map((angle) => {
        const a = (angle * Math.PI) / 180;
        return leaf(
          [80 + 14 * Math.cos(a), 68 + 14 * Math.sin(a)],
          [80 + reach * Math.cos(a), 68 + reach * Math.sin(a)],
          width,
        );
      })
      .join(''),
    colour,
  );

export default () =>
  stamp(
    reef[0],
    rays(80, 84, 130, 16, reef[1]),
    plumes(62, 10, [-152, -28], pink[0]),
    plumes(60, 11, [-134, -46], green[0]),
    plumes(56, 12, [-112, -68], sun[0]),
    plumes(55, 13, [-90], red[0]),
    two('M14 150Q24 130 58 126H102Q136 130 146 150Z', ['#fff', '#c9d6e6'], -8, -2),
    stroke('M54 128L78 152M106 128L82 152', red[0], 8),
    two('M44 82C30 100 40 122 46 132H114C120 122 130 100 116 82Z', pink, -8, 0),
    two('M50 78H110C112 106 104 128 80 128S48 106 50 78Z', ['#fff8ee', '#e2d3cf'], -7, -2),
    egg(66, 94, 6.5, 4, night[1]) + egg(94, 94, 6.5, 4, night[1]),
    stroke('M56 86Q65 80 73 85M87 85Q95 80 104 86', night[1], 3.5),
    disc(59, 107, 5.5, '#ff9aa5') + disc(101, 107, 5.5, '#ff9aa5'),
    stroke('M80 93L77 105H83', '#d3b9b4', 3),
    stroke('M63 112Q72 107 80 111Q88 107 97 112', night[1], 3),
    shape('M69 115Q80 119 91 115Q80 126 69 115Z', red[0]),
    two('M46 82L40 56Q80 44 120 56L114 82Q80 72 46 82Z', blue, -12, 0),
    shape('M46 82L44.500 73Q80 62 115.500 73L114 82Q80 72 46 82Z', sun[0]) +
      shape('M40 56L41.500 62Q80 50 118.500 62L120 56Q80 44 40 56Z', red[0]),
    disc(80, 60, 8, sun[0]) + disc(80, 60, 5, '#eafaff'),
    disc(59, 65, 5.5, pink[0]) +
      disc(59, 65, 2.8, '#eafaff') +
      disc(101, 65, 5.5, pink[0]) +
      disc(101, 65, 2.8, '#eafaff'),
  );
