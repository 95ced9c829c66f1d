import { head } from './head.mjs';
import { inside, lit } from './lit.mjs';
import { limb } from './path.mjs';
import { line, place } from './shape.mjs';

/** The seams of a sail: thin lines across it. */
const seams = (d, colour) =>
  inside(
    d,
    line('M-60-330L260-380M-60-240L260-290M-60-150L260-200M-60-420L260-470', colour, 3, 'opacity="0.6"'),
  );

/**
 * A Sarteneja fishing sloop under sail, bow to the left, hull about 540 long, waterline at y = 0, heeling by
 * `heel` degrees, its bow up by `pitch`. `crew` is drawn between hull and sails.
 */
export function sloop(x, y, scale, { hull, sail, spar, band, heel = 8, pitch = 0, crew = '', flip = false }) {
  const main = 'M-26-60C-40-220-34-420-8-560C110-420 230-210 266-66C170-88 60-84-26-60Z';
  const jib = 'M-44-72C-60-220-50-330-24-470C-100-330-196-160-262-64C-180-92-110-92-44-72Z';
  const body = 'M-286-66C-200-34 150-36 268-58L240 6C200 40-150 44-196 8C-226-14-262-40-286-66Z';
  return place(
    x,
    y,
    scale,
    [
      line('M-210-48L-350-86', spar, 10),
      // A boat seen from the side shows its heel in the rig, not in the hull: the rig is sheared, the hull stays level.
      `<g transform="skewX(${-heel})">`,
      line('M-30 0L-16-590', spar, 13),
      line('M-30-52L276-62', spar, 11),
      lit(jib, sail, -14, -10),
      seams(jib, sail[1]),
      lit(main, sail, -20, -14),
      seams(main, sail[1]),
      '</g>',
      crew,
      lit(body, hull, -10, -26),
      inside(body, line('M-300-58C-200-22 150-24 280-48', band, 15)),
    ],
    { flip, turn: pitch },
  );
}

/** A crew member who leans over the rail and looks to the bow on the left, from the waist up, about 110 high. */
export const hiker = (x, y, { skin, shirt, hair, hat }, scale = 1) =>
  place(x, y, scale, [
    lit('M30 40C38 4 24-32-2-36C-24-36-34-6-24 40Z', shirt, -8, -4),
    lit('M-4-44H18V-26H-6Z', skin, -6, 0),
    head(-2, -66, { size: 62, turn: -1, tilt: -6, skin, hair, hat }),
    lit(
      limb([
        [8, -18, 26],
        [-14, 14, 24],
        [-44, 26, 17],
      ]),
      shirt,
      -6,
      -4,
    ),
    lit(
      limb([
        [-38, 24, 16],
        [-58, 30, 17],
        [-68, 32, 10],
      ]),
      skin,
      -4,
      -3,
    ),
  ]);
