import { inside } from './lit.mjs';
import { box } from './shape.mjs';

/** A checked or striped pattern inside a path: lines every `gap`, both ways unless `stripes`. */
export function checks(
  d,
  [x, y, width, height],
  colour,
  { gap = 40, weight = 10, turn = 0, stripes = false, opacity = 1 } = {},
) {
  const columns = Array.from({ length: Math.ceil(width / gap) }, (_, i) =>
    box(x + i * gap, y, weight, height, colour),
  );
  const rows = stripes
    ? []
    : Array.from({ length: Math.ceil(height / gap) }, (_, i) => box(x, y + i * gap, width, weight, colour));
  return inside(
    d,
    `<g opacity="${opacity}" transform="rotate(${turn} ${x + width / 2} ${y + height / 2})">${[...columns, ...rows].join('')}</g>`,
  );
}
