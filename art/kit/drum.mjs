import { inside, lit } from './lit.mjs';
import { oval } from './path.mjs';
import { box, line, place, shape } from './shape.mjs';

/** A Garifuna drum seen from above the rim: hollowed trunk, hoop, cords and two snares over the skin. */
export function drum(x, y, radius, height, { wood, skin, cord }) {
  const ry = radius * 0.3;
  const foot = radius * 0.84;
  const body =
    `M${-radius} 0C${-radius} ${height * 0.4} ${-foot} ${height * 0.6} ${-foot} ${height}` +
    `A${foot} ${ry} 0 0 0 ${foot} ${height}C${foot} ${height * 0.6} ${radius} ${height * 0.4} ${radius} 0Z`;
  const pegs = 7;
  const lacing = Array.from({ length: pegs }, (_, i) => {
    const a = (Math.PI * (i + 0.5)) / pegs;
    const b = (Math.PI * (i + 1)) / pegs;
    const [x1, y1] = [-radius * Math.cos(a), ry * Math.sin(a)];
    const [x2, y2] = [-radius * 0.95 * Math.cos(b), ry * Math.sin(b) + height * 0.42];
    const [x0, y0] = [-radius * 0.95 * Math.cos(a - Math.PI / pegs / 2), ry * Math.sin(a) + height * 0.42];
    return `M${x0} ${y0}L${x1} ${y1 + 16}L${x2} ${y2}`;
  }).join('');
  const hoop = `M${-radius} 0A${radius} ${ry} 0 0 0 ${radius} 0V${radius * 0.15}A${radius} ${ry} 0 0 1 ${-radius} ${radius * 0.15}Z`;
  return place(x, y, 1, [
    lit(body, wood, -radius * 0.42, 0),
    inside(body, line(lacing.replace(/(\.\d)\d+/g, '$1'), cord, Math.max(3, radius * 0.035))),
    shape(oval(0, 0, radius, ry), cord),
    lit(hoop, [cord, wood[1]], -radius * 0.3, 0),
    shape(oval(0, 0, radius * 0.93, ry * 0.9), skin[0]),
    inside(oval(0, 0, radius * 0.93, ry * 0.9), shape(oval(radius * 0.35, ry * 0.45, radius, ry), skin[1])),
    box(-radius * 0.9, -ry * 0.16, radius * 1.8, radius * 0.022, wood[1]),
    box(-radius * 0.92, ry * 0.08, radius * 1.84, radius * 0.022, wood[1]),
  ]);
}
