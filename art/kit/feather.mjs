import { lit } from './lit.mjs';
import { line, place } from './shape.mjs';

/** One plume, root at 0, 0, pointing up, with quill and an eye near the tip. */
function plume(length, width, colours, eye) {
  const d =
    `M0 0C${-width * 0.4} ${-length * 0.3} ${-width} ${-length * 0.6} ${-width * 0.5} ${-length * 0.92}` +
    `C${-width * 0.3} ${-length * 1.02} ${width * 0.3} ${-length * 1.02} ${width * 0.5} ${-length * 0.92}` +
    `C${width} ${-length * 0.6} ${width * 0.4} ${-length * 0.3} 0 0Z`;
  const spot =
    `M0 ${-length * 0.68}C${-width * 0.42} ${-length * 0.78} ${-width * 0.3} ${-length * 0.93} 0 ${-length * 0.93}` +
    `C${width * 0.3} ${-length * 0.93} ${width * 0.42} ${-length * 0.78} 0 ${-length * 0.68}Z`;
  return (
    lit(d, colours, -width * 0.42, 0) +
    line(`M0 0V${-length * 0.66}`, colours[1], Math.max(2, width * 0.08)) +
    lit(spot, eye, -width * 0.2, 0)
  );
}

/** A fan of plumes round x, y: `rows` lists [length, width, count, colours, eye] from the back to the front. */
export const featherFan = (x, y, rows, { spread = 105, turn = 0 } = {}) =>
  rows
    .map(([length, width, count, colours, eye], row) => {
      const reach = spread * (1 - row * 0.04);
      const order = Array.from({ length: count }, (_, i) => i).sort(
        (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
      );
      return order
        .map((i) => {
          const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
          const grow = 1 - 0.1 * ((i + row) % 2) - 0.08 * Math.abs(t);
          const pick = Array.isArray(colours[0]) ? colours[i % colours.length] : colours;
          return place(x, y, 1, plume(length * grow, width, pick, eye), { turn: turn + t * reach });
        })
        .join('');
    })
    .join('');
