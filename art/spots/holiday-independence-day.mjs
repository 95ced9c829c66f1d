import { shape } from '../kit/shape.mjs';
import { burst, disc, INKS, leaf, stamp, stroke, within } from '../kit/spot.mjs';

export const alt = 'The flag of Belize and fireworks in the night sky.';

const { night, red, sun, pink, foam, wood, jungle } = INKS;
const cloth = 'M34 50C56 38 74 58 96 52S128 42 142 50V112C126 104 114 110 96 116S56 102 34 114Z';
const ring = Array.from({ length: 16 }, (_, i) => {
  const [a, b] = [i, i + 0.9].map((n) => (n / 16) * 2 * Math.PI);
  return leaf(
    [88 + 16.5 * Math.cos(a), 83 + 16.5 * Math.sin(a)],
    [88 + 16.5 * Math.cos(b), 83 + 16.5 * Math.sin(b)],
    2.6,
  );
}).join('');

export default () =>
  stamp(
    night[0],
    shape('M12 148V128Q80 112 148 128V148Z', night[1]),
    burst(112, 30, [6, 15], 12, sun[0], 3.5),
    burst(112, 30, [21, 22], 12, pink[0], 3.5, 0.5),
    burst(58, 29, [5, 12], 10, foam[0], 3.5),
    burst(58, 29, [17, 17.5], 10, '#fff', 3, 0.5),
    burst(120, 130, [4, 10], 10, pink[0], 3.5),
    stroke('M30 34V148', '#c3cde4', 6),
    stroke('M28.5 34V148', '#fff', 3),
    disc(30, 32, 6, sun[0]),
    within(
      cloth,
      shape(cloth, '#2320b4'),
      stroke(cloth.slice(0, cloth.indexOf('V')), red[0], 17),
      stroke('M142 112C126 104 114 110 96 116S56 102 34 114', red[0], 17),
      disc(88, 83, 22, '#fff'),
      shape(ring, '#2f9a4b'),
      shape('M86 84h4v-8h-4Z', wood[1]),
      shape('M77 77q-1-6 6-6q5-5 10 0q7 0 6 6Z', jungle[0]),
      shape('M79 84H97V89Q96 96 88 98Q80 96 79 89Z', wood[0]),
      shape('M81 86h6v4.5h-6Z', '#fff') + shape('M89 86h6v4.5h-6Z', sun[0]),
      shape('M81.5 92H94.5Q93 95 88 96.4Q83 95 81.5 92Z', '#2f6fd0'),
      `<g opacity=".3">${shape('M58 40h16v80H58ZM112 40h14v80h-14Z', night[1])}</g>`,
    ),
  );
