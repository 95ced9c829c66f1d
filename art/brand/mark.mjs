/**
 * The brand mark: the sun rises over a stepped temple on the red and blue of the flag. The temple keeps to a grid of
 * four units in a box of 64, so that its steps stay sharp at 16 and 32 pixels.
 */
const BLUE = '#171696';
const RED = '#d90f19';
const SUN = '#ffb627';
const WHITE = '#fffbf2';

/** The rays of the sun: seven to look at, five broader ones that stay apart on the sixteen pixels of a tab. */
export const RAYS = { fine: { count: 7, outer: 26, half: 4.6 }, bold: { count: 5, outer: 28, half: 6.5 } };

const SUN_CENTRE = { x: 32, y: 29 };
const HORIZON = 52;
// Middle of the circle around temple and fine rays, which has a radius of 30.4 units.
const SUBJECT_CENTRE = 33.4;

const round = (number) => Number(number.toFixed(1));
const fill = (colour, d) => `<path fill="${colour}" d="${d}"/>`;

function ray(turn, { outer, half }) {
  const at = (along, across) => {
    const x = SUN_CENTRE.x + along * Math.cos(turn) - across * Math.sin(turn);
    const y = SUN_CENTRE.y + along * Math.sin(turn) + across * Math.cos(turn);
    return `${round(x)} ${round(y)}`;
  };
  return `M${at(17, -half)}L${at(outer, 0)} ${at(17, half)}z`;
}

function sunOverTemple(rays) {
  const turns = Array.from({ length: rays.count }, (_, index) => Math.PI * (1 + index / (rays.count - 1)));
  return [
    fill(SUN, `${turns.map((turn) => ray(turn, rays)).join('')}M18.5 29a13.5 13.5 0 0 1 27 0v7h-27z`),
    fill(WHITE, 'M24 28h16v8h8v8h8v8H8v-8h8v-8h8z'),
    // One unit longer than the temple, so that no seam shows between stair and ground.
    fill(RED, 'M28 36h8v17h-8z'),
  ].join('');
}

const svg = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Belize Celebrations</title>${content}</svg>\n`;

/** The mark as a badge with round corners and nothing around it, for tabs, the header and light or dark grounds. */
export function badge(rays = RAYS.fine) {
  return svg(
    [
      fill(BLUE, `M0 ${HORIZON}V14A14 14 0 0 1 14 0h36a14 14 0 0 1 14 14v38z`),
      fill(RED, `M0 ${HORIZON}h64A14 14 0 0 1 50 64H14A14 14 0 0 1 0 ${HORIZON}z`),
      sunOverTemple(rays),
    ].join(''),
  );
}

/**
 * The mark on a ground that fills the whole square, for systems that cut their own shape out of it.
 * @example fullBleed(0.82) // the subject lies within the middle 80 % that every mask of Android leaves visible
 */
export function fullBleed(scale) {
  const horizon = round(32 + (HORIZON - SUBJECT_CENTRE) * scale);
  const place = `translate(${round(32 * (1 - scale))} ${round(32 - SUBJECT_CENTRE * scale)}) scale(${scale})`;
  return svg(
    [
      fill(BLUE, 'M0 0h64v64H0z'),
      fill(RED, `M0 ${horizon}h64V64H0z`),
      `<g transform="${place}">${sunOverTemple(RAYS.fine)}</g>`,
    ].join(''),
  );
}
