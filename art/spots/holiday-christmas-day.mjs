import { box, shape } from '../kit/shape.mjs';
import { burst, crown, disc, egg, INKS, stamp, stroke, two } from '../kit/spot.mjs';

export const alt = 'A palm hung with lights and a star on top, gifts at its foot.';

const { night, leaf, bark, sun, red, pink, foam, cream, sand, blue } = INKS;
const bulbs = (points, colour) => points.map(([x, y]) => disc(x, y, 3.4, colour)).join('');

export default () =>
  stamp(
    night[0],
    disc(80, 56, 50, '#33288a'),
    burst(80, 80, [61, 61.5], 9, '#fff', 2.5, 0.3) + burst(80, 70, [74, 74.5], 11, '#fff', 3, 0.6),
    shape('M12 128Q80 112 148 128V148H12Z', sand[1]),
    egg(80, 136, 50, 6, '#b98f56'),
    two('M74 136C78 108 78 84 76 58H86C90 84 88 108 92 136Z', ['#a3552b', bark[0]], -6, 0),
    stroke('M74 74L89 82M75 90L90 98M75 106L91 114M74 122L92 130', sun[0], 2),
    crown(80, 56, 1.02, leaf),
    bulbs(
      [
        [77, 75],
        [86, 97],
        [81, 126],
        [46, 46],
        [108, 44],
        [36, 82],
      ],
      sun[0],
    ),
    bulbs(
      [
        [84, 80],
        [78, 108],
        [28, 60],
        [131, 60],
        [60, 44],
      ],
      pink[0],
    ),
    bulbs(
      [
        [80, 92],
        [86, 113],
        [122, 80],
        [96, 41],
        [58, 62],
        [103, 62],
      ],
      foam[0],
    ),
    disc(80, 35, 15, '#6a55b5'),
    shape('M80 16L85 30H100L88 38.500L93 53L80 44.500L67 53L72 38.500L60 30H75Z', sun[0]),
    shape('M80 16L85 30H100L88 38.500L93 53L80 44.500Z', sun[1]),
    box(32, 118, 28, 22, red[0]) + box(50, 118, 10, 22, red[1]) + box(42, 118, 7, 22, cream[0]),
    shape('M45.500 118L34 110Q38 106 45.500 118L57 110Q53 106 45.500 118Z', cream[0]),
    box(102, 112, 24, 28, blue[0]) + box(118, 112, 8, 28, blue[1]) + box(102, 122, 24, 6, sun[0]),
    shape('M114 112L103 104Q107 100 114 112L125 104Q121 100 114 112Z', sun[0]),
  );
