import { inside, lit } from './lit.mjs';
import { point } from './path.mjs';
import { between, randomFrom } from './random.mjs';
import { line } from './shape.mjs';

/** A hem of straw between two points: uneven tongues hanging down, as path text without the closing. */
function hem(seed, [x1, y1], [x2, y2], drop, width) {
  const random = randomFrom(seed);
  const count = Math.max(2, Math.round(Math.abs(x2 - x1) / width));
  return Array.from({ length: count }, (_, i) => {
    const at = (t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    const [mx, my] = at((i + 0.5) / count);
    const end = at((i + 1) / count);
    return `L${point([mx, my + drop * between(random, 0.4, 1)])}L${point(end)}`;
  }).join('');
}

/** A thatch roof in layers: `rows` lists [left, right, y] of each hem from the ridge down to the eaves. */
export function thatch(seed, ridge, rows, tones, { drop = 34, width = 30 } = {}) {
  return rows
    .map((_, i) => rows.length - 1 - i)
    .map((i) => {
      const [left, right, y] = rows[i];
      const [topLeft, topRight, topY] = i ? rows[i - 1] : ridge;
      const d = `M${point([topLeft, topY - 4])}L${point([left, y])}${hem(seed + i, [left, y], [right, y], drop, width)}L${point([topRight, topY - 4])}Z`;
      const random = randomFrom(seed + 40 + i);
      const straws = Array.from({ length: Math.round((right - left) / 52) }, (_, s) => {
        const t = (s + random()) / Math.round((right - left) / 52);
        const [ax, bx] = [topLeft + (topRight - topLeft) * t, left + (right - left) * t];
        const k = between(random, 0.2, 0.6);
        return `M${point([ax + (bx - ax) * k, topY + (y - topY) * k])}L${point([ax + (bx - ax) * 0.95, topY + (y - topY) * 0.95])}`;
      }).join('');
      return lit(d, tones, 0, -drop * 0.55) + inside(d, line(straws, tones[1], 3, 'opacity="0.7"'));
    })
    .join('');
}
