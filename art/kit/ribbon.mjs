import { polygon } from './path.mjs';
import { shape } from './shape.mjs';
import { disc, INKS, spot, within } from './spot.mjs';

const TEETH = 36;
const woven = polygon(
  Array.from({ length: TEETH * 2 }, (_, i) => {
    const [angle, r] = [(i / TEETH) * Math.PI, i % 2 ? 51 : 56.5];
    return [60 + r * Math.cos(angle), 60 + r * Math.sin(angle)];
  }),
);

// The front strand comes from the fold at the right of the loop over its top and down to the right tail.
const FRONT =
  'M84 40C82 24 72 13 58 14C44 15 35 26 37 39C38 46 43 54 47 60L72 100L89 94L63 53C59 46 52 37 53 32C54 28 60 26 66 27C74 28 80 33 84 40Z';
const BACK = 'M58 24L78 29L84 40C82 48 77 54 73 60L48 100L31 94L57 53C61 46 67 38 66 33C65 29 62 28 58 28Z';

/**
 * An awareness ribbon on a cream disc with a woven edge. `front` is [light, base] of the strand that we look at,
 * `back` is [base, shadow] of the turned-over one. `ring` is the colour of the
 * line inside the woven edge.
 */
export const awarenessRibbon = ({ front, back, ring }) =>
  spot(
    120,
    120,
    disc(60, 60, 59.5, INKS.blue[0]),
    shape(woven, '#fff'),
    disc(60, 60, 50.5, ring ?? INKS.red[0]),
    disc(60, 60, ring ? 44.5 : 48, '#fff0cf'),
    `<g transform="translate(60 60)scale(${ring ? 0.8 : 0.86})translate(-60 -57)">`,
    `<path d="${BACK}" fill="#e8cf9a" transform="translate(3 4)"/>`,
    `<path d="${FRONT}" fill="#e8cf9a" transform="translate(3 4)"/>`,
    shape(BACK, back[0]),
    within(
      BACK,
      // What the fold above and the strand in front throw on the turned-over strand.
      shape('M50 20H90V44Q78 34 58 34ZM40 60L52 46L84 98L66 100Z', back[1]),
    ),
    shape(FRONT, front[1]),
    within(FRONT, shape('M30 10H66C50 20 43 30 46 40C48 48 54 56 60 66L80 100H60L30 60Z', front[0])),
    '</g>',
  );
