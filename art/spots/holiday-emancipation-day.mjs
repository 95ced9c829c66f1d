import { shape } from '../kit/shape.mjs';
import { burst, disc, INKS, stamp, stroke, two } from '../kit/spot.mjs';

export const alt = 'Two raised fists break a chain in front of the rising sun.';

const { coral, sun, pale, skin, iron, jungle } = INKS;

const arm = (side) =>
  `<g transform="translate(80 -10)scale(${side} 1)">` +
  two('M34 170L28 92H54L68 170Z', skin, -8 * side, 0) +
  two('M23 78Q20 54 28 49Q46 42 62 49Q66 64 62 82Q57 96 43 96Q27 96 23 78Z', skin, -6 * side, -4) +
  stroke('M35 52V66M44 50V66M53 51V66', skin[1], 3) +
  stroke('M26 72Q37 66 46 74', skin[1], 8) +
  two('M25 97H60L64 116H28Z', iron, -10 * side, 0) +
  '</g>';

const link = (x, y, turn) =>
  `<ellipse rx="11.5" ry="7" transform="translate(${x} ${y})rotate(${turn})" fill="none" stroke="${iron[1]}" stroke-width="5"/>`;

export default () =>
  stamp(
    coral[0],
    burst(80, 100, [66, 150], 18, '#ff9f70', 9),
    disc(80, 100, 60, sun[0]) + disc(80, 100, 50, pale[0]),
    shape('M12 138Q80 122 148 138V148H12Z', jungle[0]),
    link(55, 110, 35) + link(105, 110, -35) + link(66, 125, 70) + link(94, 125, -70),
    arm(1) + arm(-1),
    burst(80, 92, [9, 20], 8, coral[1], 4.5),
  );
