import { drum } from './drum.mjs';
import { arm, figure, leg } from './figure.mjs';
import { line, place } from './shape.mjs';

/**
 * A drummer who sits astride the drum and faces us, about 640 from the sand to the hat. `lift` raises the left
 * hand, `lean` moves head and shoulders to one side.
 */
export function seatedDrummer(
  x,
  y,
  scale,
  { skin, shirt, trim, trousers, hair, hat, wood, hide, cord, lift = 0, lean = 0, big = 1 },
) {
  const shoulders = [
    [-100 + lean, -438],
    [100 + lean, -438],
  ];
  const hands = [
    [
      [-172 + lean * 0.6, -334],
      [-76, -284 - lift],
    ],
    [
      [172 + lean * 0.6, -334],
      [72, -276 - (60 - lift) * 0.5],
    ],
  ];
  const hold = (i, thumb) => arm([shoulders[i], ...hands[i]], { skin, cloth: shirt, size: 1.15, thumb });
  const legs = [-1, 1].map((side) =>
    leg(
      [
        [side * 66, -176],
        [side * (176 + 20 * big), -150],
        [side * 168, -22],
      ],
      { skin, cloth: trousers, shoe: skin, size: 1.3, toe: side },
    ),
  );
  return place(x, y, scale, [
    legs,
    figure({
      head: [lean * 1.5, -544],
      turn: 0,
      tilt: lean * 0.35,
      skin,
      collar: [lean * 1.15, -468],
      shoulders: [
        [-96 + lean, -440],
        [96 + lean, -440],
      ],
      hips: [
        [-72, -176],
        [72, -176],
      ],
      top: shirt,
      hair,
      hat,
      over:
        line(`M${-30 + lean}-472C${-22 + lean}-430 ${22 + lean}-430 ${30 + lean}-472`, trim, 15) +
        line(`M${lean}-438L0-220`, trim, 15),
    }),
    drum(0, -240, 112 * big, 214, { wood, skin: hide, cord }),
    hold(0, -1),
    hold(1, 1),
  ]);
}
