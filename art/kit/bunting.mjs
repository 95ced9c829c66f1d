import { point } from './path.mjs';
import { line, shape } from './shape.mjs';

/** The points of a cord that hangs between two ends. */
export function hanging([x1, y1], [x2, y2], sag, count) {
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  });
}

const cordOf = (points) => `M${points.map(point).join('L')}`;

/** A string of pennants in turn of colours. */
export function bunting(from, to, { sag = 40, count = 12, size = 50, cord, colours }) {
  const points = hanging(from, to, sag, count);
  const pennants = points.slice(0, -1).map(([x, y], i) => {
    const [nx, ny] = points[i + 1];
    const [ax, ay, bx, by] = [
      x + (nx - x) * 0.12,
      y + (ny - y) * 0.12,
      x + (nx - x) * 0.88,
      y + (ny - y) * 0.88,
    ];
    const sway = ((i * 7) % 5) - 2;
    return shape(
      `M${point([ax, ay])}L${point([bx, by])}L${point([(ax + bx) / 2 + sway * 3, (ay + by) / 2 + size])}Z`,
      colours[i % colours.length],
    );
  });
  return line(cordOf(points), cord, 4) + pennants.join('');
}

/** A string of warm lamps; each has a soft halo in the same colour. */
export function lamps(from, to, { sag = 40, count = 12, size = 11, cord, colours, halo = 0.22 }) {
  const points = hanging(from, to, sag, count);
  const bulbs = points.slice(1, -1).map(([x, y], i) => {
    const colour = colours[i % colours.length];
    const ring = (r, o) =>
      `<circle cx="${x.toFixed(1)}" cy="${(y + size).toFixed(1)}" r="${r}" fill="${colour}" opacity="${o}"/>`;
    return (halo ? ring(size * 2.4, halo) : '') + ring(size, 1);
  });
  return line(cordOf(points), cord, 3) + bulbs.join('');
}

/** Sheets of cut paper on a cord, with a row of openings and a scalloped hem. */
export function papelPicado(from, to, { sag = 36, count = 8, height = 90, cord, colours, hole }) {
  const points = hanging(from, to, sag, count);
  const sheets = points.slice(0, -1).map(([x, y], i) => {
    const [nx, ny] = points[i + 1];
    const [w, ax, ay] = [(nx - x) * 0.9, x + (nx - x) * 0.05, (y + ny) / 2];
    const hem = Array.from({ length: 4 }, () => `q${-w / 8} 18 ${-w / 4} 0`)
      .join('')
      .replace(/(\.\d)\d+/g, '$1');
    const cut = (cx, cy, r) =>
      `M${point([ax + w * cx, ay + height * cy - r])}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`;
    const r = Math.round(height * 0.1);
    return (
      shape(
        `M${point([ax, y + 2])}L${point([ax + w, ny + 2])}V${Math.round(ay + height)}${hem}Z`,
        colours[i % colours.length],
      ) +
      shape(
        cut(0.5, 0.42, r * 1.7) + cut(0.2, 0.3, r) + cut(0.8, 0.3, r) + cut(0.2, 0.72, r) + cut(0.8, 0.72, r),
        hole,
      )
    );
  });
  return line(cordOf(points), cord, 4) + sheets.join('');
}
