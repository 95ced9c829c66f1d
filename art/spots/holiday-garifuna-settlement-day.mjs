import { box, shape } from '../kit/shape.mjs';
import { burst, crown, disc, egg, INKS, stamp, stroke, two } from '../kit/spot.mjs';

export const alt = 'A Garifuna drum on the beach, a dory comes in at sunrise.';

const { sun, pale, coral, reef, cream, wood, bark, night, dusk, sand } = INKS;
const person = (x, y) => disc(x, y, 4.5, dusk[1]) + shape(`M${x - 6} ${y + 17}q0-12 6-12t6 12Z`, dusk[1]);

export default () =>
  stamp(
    coral[0],
    burst(58, 76, [44, 120], 20, '#ff9a6b', 6),
    disc(58, 76, 37, sun[0]) + disc(58, 76, 29, pale[0]),
    box(12, 82, 136, 66, reef[1]),
    stroke('M44 92h34M36 100h8M52 108h26M14 90h10M112 90h20', sun[0], 3.5),
    person(36, 65) + person(52, 63) + person(68, 65),
    stroke('M26 96L34 68M82 92L76 66', bark[1], 2.5),
    two('M16 78Q50 88 90 77Q84 95 66 97H38Q22 94 16 78Z', ['#8a3a5c', night[0]], -2, -8),
    shape('M12 124Q70 110 148 120V148H12Z', sand[1]),
    stroke('M138 148C142 110 140 80 130 52', dusk[1], 8),
    crown(130, 48, 0.85, [dusk[0], dusk[1]]),
    egg(100, 143, 46, 7, '#b98f56'),
    two('M66 94C66 114 71 128 72 138Q94 148 116 138C117 128 122 114 122 94Z', wood, -14, 0),
    stroke('M67 100L74 118L80 103L88 121L96 104L104 121L110 103L116 118L121 99', cream[0], 2.8),
    egg(94, 93, 29, 10, bark[1]) + egg(94, 91, 29, 10, '#ffd98a') + egg(94, 91, 24, 7.6, cream[0]),
    stroke('M71 90H117M71 93.500H117', bark[0], 1.6),
    shape('M72 137Q94 147 116 137L115 143Q94 152 73 143Z', bark[1]),
  );
