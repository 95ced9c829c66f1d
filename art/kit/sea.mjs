import { between, randomFrom } from './random.mjs';
import { box, shape } from './shape.mjs';

/** A sea in flat bands that widen towards the viewer. */
export function sea(top, bottom, colours, width = 1280) {
  const total = colours.reduce((sum, _, i) => sum + i + 1, 0);
  let y = top;
  return colours
    .map((colour, i) => {
      const from = y;
      y += ((bottom - top) * (i + 1)) / total;
      const edge =
        i === 0
          ? `M0 ${from}H${width}`
          : `M0 ${from}Q${width / 4} ${from - 14} ${width / 2} ${from}T${width} ${from}`;
      return shape(`${edge}V${bottom}H0Z`, colour);
    })
    .join('');
}

/** Lens-shaped glints that grow and spread towards the viewer. */
export function glints(seed, [x, y, width, height], colour, count = 26) {
  const random = randomFrom(seed);
  const parts = Array.from({ length: count }, () => {
    const depth = random();
    const cx = x + width * random();
    const cy = y + height * depth;
    const half = between(random, 18, 46) * (0.4 + depth);
    const thick = 3 + 7 * depth;
    return `M${cx - half} ${cy}Q${cx} ${cy - thick} ${cx + half} ${cy}Q${cx} ${cy + thick} ${cx - half} ${cy}Z`;
  });
  return shape(parts.join('').replace(/(\.\d)\d+/g, '$1'), colour);
}

/** One row of curling waves, crest after crest, filled down to the depth. */
export function waves(y, length, height, depth, colour, shift = 0, width = 1280) {
  let d = `M${-length + shift} ${y + depth}V${y}`;
  for (let x = -length + shift; x < width + length; x += length) {
    d += `C${x + length * 0.45} ${y} ${x + length * 0.62} ${y - height} ${x + length * 0.84} ${y - height}`;
    d += `C${x + length * 0.74} ${y - height * 0.6} ${x + length * 0.86} ${y} ${x + length} ${y}`;
  }
  return shape(`${d}V${y + depth}Z`, colour);
}

/** A plain strip, for sand or street. */
export const ground = (y, colour, bow = 0, [width, height] = [1280, 960]) =>
  bow
    ? shape(`M0 ${y}Q${width / 2} ${y - bow} ${width} ${y}V${height}H0Z`, colour)
    : box(0, y, width, height - y, colour);
