import { box, shape } from '../kit/shape.mjs';
import { disc, INKS, stamp, stroke, two, within } from '../kit/spot.mjs';

export const alt = 'A stepped Maya temple before a red sun, an ear of maize in front.';

const { sun, coral, red, cream, leaf, jungle, night } = INKS;
const stone = ['#f6dfae', '#c99a6a'];
const tier = (y, half, height) => {
  const top = half - height * 0.3;
  return two(
    `M${64 - half} ${y}L${64 - top} ${y - height}H${64 + top}L${64 + half} ${y}Z`,
    stone,
    -half * 0.3,
    0,
  );
};
const cob = 'M116 54C132 66 134 104 122 132H110C98 104 100 66 116 54Z';

export default () =>
  stamp(
    sun[0],
    disc(64, 66, 48, coral[0]) + disc(64, 66, 39, red[0]),
    shape('M12 112C28 98 46 108 66 104S120 92 148 108V148H12Z', jungle[1]),
    tier(128, 62, 21) + tier(107, 50, 20) + tier(87, 38, 19) + tier(68, 26, 10),
    two('M47 58V42H81V58Z', stone, -10, 0) + box(43, 36, 42, 7, stone[1]) + box(43, 36, 30, 4, '#fff0cc'),
    box(59, 46, 10, 12, night[0]),
    shape('M54 128L59 58H69L74 128Z', '#fff0cc'),
    stroke('M58 66h12M57.500 76h13M57 86h14M56 96h16M56 106h17M55 117h19', stone[1], 2.5),
    shape('M12 126Q60 116 148 128V148H12Z', jungle[0]),
    within(
      cob,
      shape(cob, sun[1]),
      shape('M96 50H118V140H96Z', '#ffc94a'),
      stroke('M104 50V140M112 50V140M120 50V140M128 50V140', '#c96a12', 1.6),
      stroke([66, 75, 84, 93, 102, 111].map((y) => `M96 ${y}H136`).join(''), '#c96a12', 1.6),
    ),
    stroke('M116 54Q114 44 120 38M117 54Q122 46 128 45', cream[0], 2.5),
    two('M113 148C92 138 90 112 96 88C106 104 114 122 115 148Z', leaf, -4, -2),
    two('M115 148C116 122 126 106 138 92C142 116 138 138 119 148Z', [leaf[0], jungle[0]], -6, -2),
  );
