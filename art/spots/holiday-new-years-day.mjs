import { box, shape } from '../kit/shape.mjs';
import { burst, disc, INKS, stamp, stroke, two } from '../kit/spot.mjs';

export const alt = 'A tower clock at midnight under fireworks.';

const { night, sun, pink, foam, cream, coral } = INKS;

export default () =>
  stamp(
    night[0],
    shape('M12 120Q80 96 148 120V148H12Z', night[1]),
    burst(34, 40, [8, 18], 10, sun[0], 4),
    burst(34, 40, [24, 26], 10, pink[0], 4, 0.5),
    burst(128, 36, [7, 16], 10, pink[0], 4),
    burst(128, 36, [22, 23], 10, sun[0], 4, 0.5),
    burst(80, 22, [3, 7], 8, foam[0], 3),
    two('M40 148V100H120V148Z', coral, -20, 0),
    box(32, 138, 96, 10, coral[1]),
    disc(80, 92, 45, sun[1]),
    disc(78.5, 90.5, 43.5, sun[0]),
    disc(80, 92, 36, cream[1]),
    disc(79, 91, 35, cream[0]),
    burst(80, 92, [28, 30], 12, night[0], 3),
    stroke('M80 92V66', night[0], 5),
    shape('M80 60L87 74H73Z', '#d90f19'),
    disc(80, 92, 5.5, '#d90f19'),
  );
