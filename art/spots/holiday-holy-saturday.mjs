import { box, shape } from '../kit/shape.mjs';
import { disc, egg, INKS, rays, stamp, stroke, two } from '../kit/spot.mjs';

export const alt = 'A racing cyclist bent low over the handlebar.';

const { coral, sun, pale, red, blue, leaf, cream, skin, night } = INKS;
const wheel = (x) => `<circle cx="${x}" cy="114" r="21" fill="none" stroke="${cream[0]}" stroke-width="5"/>`;

export default () =>
  stamp(
    '#ff9a6b',
    rays(80, 96, 130, 14, coral[0]),
    disc(84, 96, 50, sun[0]) + disc(84, 96, 42, pale[0]),
    shape('M12 108C30 92 46 104 62 100S110 88 148 104V148H12Z', leaf[1]),
    box(12, 122, 136, 26, night[0]),
    egg(80, 137, 56, 5, night[1]),
    shape('M20 144h22l-2 4H18ZM66 144h22v4H65ZM112 144h22l3 4H113Z', pale[0]),
    wheel(46) + wheel(116),
    stroke('M72 112L64 84L66 78', skin[1], 11),
    stroke(
      'M46 114L64 84H104M64 84L77 114L104 86L116 114M77 114H46M104 88L101 74L112 72Q118 78 112 84',
      red[0],
      5,
    ),
    disc(77, 114, 7, night[0]),
    stroke('M58 80H69', night[1], 6),
    stroke('M62 72L88 84', night[0], 17),
    stroke('M88 84L76 108', skin[0], 10),
    stroke('M73 113H86', cream[0], 8),
    two(
      'M52 74C50 58 72 42 94 43C108 45 108 58 100 63C86 64 78 70 70 80C62 86 54 82 52 74Z',
      ['#2a5be0', blue[0]],
      -4,
      -6,
    ),
    stroke('M98 54L106 68L112 73', skin[0], 9),
    stroke('M97 52L102 60', '#2a5be0', 12),
    shape('M104 40H116V50Q110 56 102 52Z', skin[1]),
    egg(115, 38, 11, 12, skin[0]),
    two('M100 36C100 22 116 17 126 26Q130 30 129 34L104 40Z', red, -3, -3),
    stroke('M107 34Q108 27 115 24', cream[0], 2.5),
  );
