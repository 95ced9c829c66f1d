const round = (value) => Math.round(value * 10) / 10;

/** One point as path text, rounded to a tenth of a pixel. */
export const point = ([x, y]) => `${round(x)} ${round(y)}`;

/** Straight-edged closed path. */
export const polygon = (points) => `M${points.map(point).join('L')}Z`;

/** Closed path through the points in a soft curve (Catmull-Rom). */
export function blob(points) {
  const n = points.length;
  const parts = points.map((p, i) => {
    const [before, next, after] = [points[(i + n - 1) % n], points[(i + 1) % n], points[(i + 2) % n]];
    const a = [p[0] + (next[0] - before[0]) / 6, p[1] + (next[1] - before[1]) / 6];
    const b = [next[0] - (after[0] - p[0]) / 6, next[1] - (after[1] - p[1]) / 6];
    return `C${point(a)} ${point(b)} ${point(next)}`;
  });
  return `M${point(points[0])}${parts.join('')}Z`;
}

/** Points along a soft open curve through the given points. */
export function sampled(points, steps = 10) {
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
  const result = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    for (let s = 0; s < steps; s += 1) result.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), s / steps));
  }
  return [...result, at(points.length - 1)];
}

function spline(a, b, c, d, t) {
  return b.map((_, k) => {
    const [p, q, r, s] = [a[k], b[k], c[k], d[k]];
    return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  });
}

/** A tapering limb: a soft curve through [x, y, width] points, with round ends. */
export function limb(points) {
  const line = sampled(points, 8);
  const sides = [[], []];
  line.forEach(([x, y, width], i) => {
    const [px, py] = line[Math.max(0, i - 1)];
    const [nx, ny] = line[Math.min(line.length - 1, i + 1)];
    const length = Math.hypot(nx - px, ny - py) || 1;
    const [dx, dy] = [(-(ny - py) / length) * (width / 2), ((nx - px) / length) * (width / 2)];
    sides[0].push([x + dx, y + dy]);
    sides[1].unshift([x - dx, y - dy]);
  });
  const [end, start] = [line.at(-1)[2] / 2, line[0][2] / 2];
  const [left, right] = sides;
  return (
    `M${left.map(point).join('L')}A${round(end)} ${round(end)} 0 0 0 ${point(right[0])}` +
    `L${right.slice(1).map(point).join('L')}A${round(start)} ${round(start)} 0 0 0 ${point(left[0])}Z`
  );
}

/** An ellipse as a path, so that it can be shaded and clipped like any other shape. */
export function oval(x, y, rx, ry = rx) {
  const arc = `a${round(rx)} ${round(ry)} 0 1 1`;
  return `M${point([x - rx, y])}${arc} ${round(2 * rx)} 0${arc} ${round(-2 * rx)} 0Z`;
}
