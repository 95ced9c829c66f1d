import { polygon } from './path.mjs';
import { box, shape } from './shape.mjs';

/** A flat sky down to the horizon, in bands from top to bottom with softly curved edges. */
export function sky(colours, horizon, bow = 40, width = 1280) {
  const step = horizon / colours.length;
  return colours
    .map((colour, i) => {
      if (i === 0) return box(0, 0, width, horizon + 4, colour);
      const y = i * step;
      return shape(`M0 ${y}Q${width / 2} ${y - bow} ${width} ${y + bow / 3}V${horizon + 4}H0Z`, colour);
    })
    .join('');
}

/** Broad rays that open from one point, every second wedge painted. */
export function rays(x, y, colour, count = 14, opacity = 0.35, reach = 1800) {
  const wedge = Math.PI / count;
  const wedges = Array.from({ length: count }, (_, i) => {
    const [a, b] = [2 * i * wedge, (2 * i + 1) * wedge];
    return polygon([
      [x, y],
      [x + reach * Math.cos(a), y + reach * Math.sin(a)],
      [x + reach * Math.cos(b), y + reach * Math.sin(b)],
    ]);
  });
  return shape(wedges.join(''), colour, `opacity="${opacity}"`);
}
