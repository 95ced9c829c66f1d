import { box, shape } from '../kit/shape.mjs';
import { disc, INKS, laurel, stamp, stroke, two } from '../kit/spot.mjs';

export const alt = 'A white lighthouse by the sea between two golden laurel branches.';

const { blue, red, sun, reef, foam, night } = INKS;

export default () =>
  stamp(
    blue[0],
    shape('M80 42L12 14V70ZM80 42L148 14V70Z', '#3838b8'),
    disc(80, 42, 24, '#5454cc'),
    box(12, 118, 136, 30, reef[0]),
    shape('M12 118q11 9 23 0t23 0t23 0t22 0t22 0t23 0V112H12Z', '#0f0d66'),
    shape('M38 148C42 128 60 122 80 122S118 128 122 148Z', '#e6cf9f'),
    two('M68 58H92L100 130H60Z', ['#ffffff', '#c3cde4'], -12, 0),
    shape('M65.5 80H94.5L96.5 96H63.5Z', red[0]) + shape('M84 80H94.5L96.5 96H86Z', red[1]),
    shape('M74 130v-12q6-7 12 0v12Z', night[0]),
    box(71, 34, 18, 18, sun[0]) + box(81, 34, 8, 18, sun[1]),
    two('M66 36Q68 22 80 20Q92 22 94 36Z', red, -6, 0),
    box(61, 52, 38, 7, red[0]) + box(84, 52, 15, 7, red[1]),
    stroke('M80 19V15', red[0], 3),
    laurel(80, 82, 50, 96, 226, 9, 18, sun),
    laurel(80, 82, 50, 84, -46, 9, 18, sun),
    two('M80 134L58 126V146ZM80 134L102 126V146Z', red, -4, -2),
    disc(80, 135, 6, red[0]),
    stroke('M20 130h12M128 130h12M20 139h7', foam[0], 3),
  );
