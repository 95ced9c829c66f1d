import { blob } from './path.mjs';
import { between, randomFrom } from './random.mjs';
import { shape } from './shape.mjs';

/** A far ridge of soft hills along a base line. */
export function hills(seed, y, height, colour, width = 1280) {
  const random = randomFrom(seed);
  const tops = Array.from({ length: Math.ceil(width / 160) }, (_, i) => [
    -100 + i * 210,
    y - height * between(random, 0.25, 1),
  ]);
  return shape(blob([[-300, y + 300], ...tops, [width + 320, y + 300]]), colour);
}

/** A band of tree crowns: round shapes side by side with uneven tops. */
export function treeline(seed, y, size, colour, [from, to] = [-40, 1320]) {
  const random = randomFrom(seed);
  let d = '';
  for (let x = from; x < to; x += size * 0.75) {
    const r = size * between(random, 0.55, 1);
    const top = y - r * between(random, 0.3, 0.9);
    d += `M${x - r} ${y}C${x - r} ${top - r * 0.4} ${x + r} ${top - r * 0.5} ${x + r} ${y}Z`;
  }
  return shape(d.replace(/(\.\d)\d+/g, '$1'), colour);
}
