import { point, polygon } from './path.mjs';
import { between, randomFrom } from './random.mjs';
import { box, shape } from './shape.mjs';

/** The inks of the small drawings. Where there are two, the first is lit and the second lies in the shade. */
export const INKS = {
  night: ['#241a6b', '#160f4a'],
  blue: ['#171696', '#0f0d66'],
  red: ['#d90f19', '#a20a26'],
  sun: ['#ffb627', '#ee8a1d'],
  pale: ['#ffdf8a', '#ffcb5c'],
  cream: ['#fff3d6', '#e6cf9f'],
  sand: ['#f4e3b5', '#ddc083'],
  sky: ['#a5e0ee', '#7cc9de'],
  reef: ['#0e8f9a', '#0a6a7a'],
  foam: ['#5cc7c9', '#2fa9b0'],
  coral: ['#ff7d5c', '#e2543f'],
  pink: ['#e5346b', '#b01c54'],
  dusk: ['#5b3a8e', '#3c2168'],
  leaf: ['#3f9e4d', '#1e6b3a'],
  jungle: ['#1e6b3a', '#124a2c'],
  wood: ['#a3552b', '#6b2e1a'],
  bark: ['#7a3a20', '#4c1e12'],
  skin: ['#8a4d2c', '#653319'],
  iron: ['#5d6484', '#363b5c'],
};

/** A small drawing: no paper grain, for it is seen on any ground. Every line has round ends. */
export const spot = (width, height, ...layers) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"` +
  ` stroke-linecap="round" stroke-linejoin="round">${layers.flat(4).join('')}</svg>`;

/** Short name for a clip path: unique in a drawing of some dozen shapes. */
function nameOf(text) {
  let hash = 5381;
  for (let i = 0; i < text.length; i += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(i)) >>> 0;
  return `k${(hash % 46656).toString(36)}`;
}

/** The parts, visible only inside the path. */
export const within = (d, ...parts) =>
  `<clipPath id="${nameOf(d)}"><path d="${d}"/></clipPath>` +
  `<g clip-path="url(#${nameOf(d)})">${parts.flat(3).join('')}</g>`;

/** A shape in two tones, lit from the upper left; the path is written once. Parts are drawn on it, inside it. */
export function two(d, [base, shade], dx = -5, dy = -3, ...parts) {
  const id = nameOf(d + base);
  return (
    `<clipPath id="${id}"><path id="${id}p" d="${d}"/></clipPath><use href="#${id}p" fill="${shade}"/>` +
    `<g clip-path="url(#${id})"><use href="#${id}p" x="${dx}" y="${dy}" fill="${base}"/>${parts.flat(3).join('')}</g>`
  );
}

/** A line of one width; its round ends come from the sheet. */
export const stroke = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** A flat disc. */
export const disc = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A flat ellipse. */
export const egg = (x, y, rx, ry, fill) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

const polar = (x, y, r, angle) => [x + r * Math.cos(angle), y + r * Math.sin(angle)];

/** Straight lines out of one middle: fireworks, a glow, a spark. `turn` is in parts of one gap. */
export const burst = (x, y, [from, to], count, colour, width, turn = 0) =>
  stroke(
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + turn) / count) * 2 * Math.PI;
      return `M${point(polar(x, y, from, angle))}L${point(polar(x, y, to, angle))}`;
    }).join(''),
    colour,
    width,
  );

/** Wedges of light out of one middle that fill the sky behind a subject. */
export const rays = (x, y, reach, count, colour) =>
  shape(
    Array.from({ length: count }, (_, i) => {
      const at = (part) => polar(x, y, reach, ((i + part) / count) * 2 * Math.PI);
      return polygon([[x, y], at(0), at(0.5)]);
    }).join(''),
    colour,
  );

/** A leaf from its base to its tip, `width` across. */
export function leaf([x, y], [tx, ty], width) {
  const [dx, dy] = [
    (-(ty - y) * width) / Math.hypot(tx - x, ty - y),
    ((tx - x) * width) / Math.hypot(tx - x, ty - y),
  ];
  const [mx, my] = [x + (tx - x) * 0.45, y + (ty - y) * 0.45];
  return `M${point([x, y])}Q${point([mx + dx, my + dy])} ${point([tx, ty])}Q${point([mx - dx, my - dy])} ${point([x, y])}Z`;
}

/** A laurel branch on an arc from one angle to another (degrees): leaves in pairs, outer and inner. */
export function laurel(x, y, r, from, to, count, size, [outer, inner]) {
  const pair = (side) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
      const ahead = angle + (Math.sign(to - from) * size) / r;
      return leaf(polar(x, y, r, angle), polar(x, y, r + side * size * 0.62, ahead), size * 0.36);
    }).join('');
  return shape(pair(-1), inner) + shape(pair(1), outer);
}

/** Pennants on a cord along a quadratic sag, in turn of colours. */
export function pennants([x1, y1], [x2, y2], sag, count, size, cord, colours) {
  const at = (t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  const cloth = colours.map((colour, c) => {
    const d = Array.from({ length: count }, (_, i) => i)
      .filter((i) => i % colours.length === c)
      .map((i) => {
        const [a, b] = [at((i + 0.1) / count), at((i + 0.9) / count)];
        return polygon([a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + size]]);
      });
    return shape(d.join(''), colour);
  });
  return (
    stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, cord, 2) + cloth.join('')
  );
}

const FROND = 'M0 0C14-17 42-18 60 12L50 5 49 14 40 3 37 12 28 1 24 9 15 0Z';

/** The crown of a coconut palm: back fronds in the shade, front fronds lit; `again` for every one but the first. */
export function crown(x, y, scale, [light, shade], { again = false } = {}) {
  const fan = (angles, colour) =>
    angles
      .map(([turn, side]) => `<use href="#f" transform="rotate(${turn})scale(${side} 1)" fill="${colour}"/>`)
      .join('');
  return (
    `${again ? '' : `<defs><path id="f" d="${FROND}"/></defs>`}<g transform="translate(${x} ${y})scale(${scale})">` +
    fan(
      [
        [-68, 1],
        [62, -1],
        [34, 1],
        [-38, -1],
      ],
      shade,
    ) +
    fan(
      [
        [-34, 1],
        [30, -1],
        [2, 1],
        [-4, -1],
      ],
      light,
    ) +
    '</g>'
  );
}

/**
 * A postage stamp of 160 by 160 with a drawing of 136 in it. The toothed edge is a dotted line: twelve teeth a side
 * of 12.4 each.
 */
export const stamp = (sky, ...parts) =>
  spot(
    160,
    160,
    `<path d="M5.6 5.6h148.8v148.8H5.6z" fill="${INKS.sand[0]}" stroke="${INKS.sand[0]}" stroke-width="9"` +
      ' stroke-dasharray="0 12.4"/>',
    within('M15 12h130q3 0 3 3v130q0 3-3 3H15q-3 0-3-3V15q0-3 3-3Z', box(12, 12, 136, 136, sky), ...parts),
  );

const PEBBLE =
  'M24 176C10 92 84 26 190 26C262 26 288 40 344 44C428 50 472 112 460 184C450 258 372 296 244 296C112 296 36 252 24 176Z';

/** The ground of an empty page: a pebble of 480 by 320 with a scene in it; `over` may leave its edge. */
export const pebble = (sky, parts, ...over) =>
  spot(480, 320, within(PEBBLE, box(0, 0, 480, 320, sky), ...parts), ...over);

/** Confetti: tilted slips of paper in turn of colours, one path a colour. */
export function slips(seed, [x, y, width, height], colours, count, size) {
  const random = randomFrom(seed);
  const all = Array.from({ length: count }, (_, i) => {
    const [cx, cy] = [x + width * random(), y + height * random()];
    const [a, s] = [random() * 3.14, between(random, 0.6, 1.1) * size];
    const corners = i % 3 ? [0.4, 2.74, 3.54, 5.88] : [0, 2.1, 4.2];
    return polygon(corners.map((corner) => polar(cx, cy, s, a + corner)));
  });
  return colours
    .map((colour, c) => shape(all.filter((_, i) => i % colours.length === c).join(''), colour))
    .join('');
}

/** A Garifuna drum from above the rim, 150 wide and 150 high, the middle of its skin at 0, 0. */
export const drum = ({ wood, cord, skin }) =>
  two('M-74 0C-74 50-64 80-62 122Q0 150 62 122C64 80 74 50 74 0Z', wood, -34, 0) +
  stroke('M-73 14L-58 68L-44 32L-24 80L0 38L24 80L44 32L58 68L73 14', cord, 5) +
  shape('M-62 120Q0 148 62 120L61 132Q0 160-61 132Z', wood[1]) +
  egg(0, 6, 76, 24, wood[1]) +
  egg(0, 0, 76, 24, cord) +
  egg(0, 0, 66, 19, skin[1]) +
  egg(-5, -2, 60, 16, skin[0]) +
  stroke('M-64-4H64M-66 5H66', wood[1], 3);
