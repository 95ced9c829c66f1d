import { box, shape } from '../kit/shape.mjs';
import { INKS, stamp, stroke, two } from '../kit/spot.mjs';

export const alt = 'A kite over the sea and a small sloop under sail.';

const { sky, reef, foam, cream, red, sun, blue, wood, pink, sand } = INKS;

export default () =>
  stamp(
    sky[0],
    shape('M96 108a9 9 0 0 1 4-17a14 14 0 0 1 26-2a12 12 0 0 1 22 6v13Z', '#fff'),
    shape('M12 44a12 12 0 0 1 18 6a9 9 0 0 1 6 16H12Z', '#fff'),
    box(12, 106, 136, 42, reef[0]),
    shape('M12 128q11-9 23 0t23 0t23 0t22 0t22 0t23 0V148H12Z', reef[1]),
    stroke('M92 116h18M122 120h14M20 116h8', foam[0], 3),
    shape('M12 148Q60 132 148 141V148Z', sand[0]),
    two('M43 64Q72 88 70 112H43Z', ['#fff', sand[0]], -6, -3),
    shape('M39 72Q24 92 20 112H39Z', cream[1]),
    stroke('M41 62V116', wood[1], 3),
    two('M16 115H74L66 126Q44 130 24 126Z', red, -3, -5),
    stroke('M104 68C96 78 112 86 102 96S96 112 106 120S114 134 100 146', blue[0], 2.5),
    shape('M94 74l12 2 1 9-12-4ZM100 100l13-3-1 9-11-1Z', pink[0]) +
      shape('M104 116l12 2-2 8-9-5ZM92 92l9 4-4 6-8-5Z', sun[0]),
    shape('M97 16L90 46L66 33Z', sun[0]),
    shape('M97 16L90 46L124 51Z', red[0]),
    shape('M66 33L90 46L104 70Z', blue[0]),
    shape('M124 51L90 46L104 70Z', cream[0]),
    shape('M66 33L90 46L88 44L97 16Z', '#ffcb5c'),
    stroke('M97 16L104 70M66 33L124 51', wood[1], 2),
  );
