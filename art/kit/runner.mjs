import { arm, leg } from './figure.mjs';
import { head, neck } from './head.mjs';
import { lit } from './lit.mjs';
import { blob, limb } from './path.mjs';
import { place } from './shape.mjs';

const BODY = blob([
  [0, -584],
  [60, -604],
  [118, -560],
  [104, -450],
  [60, -330],
  [-40, -320],
  [-50, -400],
  [-34, -500],
]);

/**
 * A runner in full stride, in profile to the right, about 740 high from the road at y = 0 to the head. `behind` is drawn
 * under the whole, `across` over the chest, under the near arm.
 */
export function runner(x, y, scale, { skin, top, shorts, shoe, hair, hat, behind = '', across = '' }) {
  const dark = [skin[1], skin[1]];
  return place(x, y, scale, [
    behind,
    arm(
      [
        [70, -560],
        [170, -480],
        [250, -570],
      ],
      { skin: dark, cloth: dark, sleeve: 'none', size: 1.15 },
    ),
    leg(
      [
        [-20, -330],
        [-130, -190],
        [-286, -232],
      ],
      { skin: dark, cloth: [shorts[1], shorts[1]], cut: 'short', shoe: dark, size: 1.1, toe: 0 },
    ),
    lit(
      limb([
        [-284, -244, 40],
        [-310, -206, 34],
        [-322, -160, 20],
      ]),
      shoe,
      -6,
      -4,
    ),
    neck([104, -640], [60, -576], skin, 54),
    lit(BODY, top, -18, -4),
    head(114, -682, { turn: 1, tilt: 4, skin, hair, hat, size: 116 }),
    leg(
      [
        [10, -330],
        [170, -300],
        [130, -110],
      ],
      { skin, cloth: shorts, cut: 'short', shoe, size: 1.15 },
    ),
    across,
    arm(
      [
        [20, -560],
        [-110, -480],
        [-40, -370],
      ],
      { skin, cloth: skin, sleeve: 'none', size: 1.2 },
    ),
  ]);
}
