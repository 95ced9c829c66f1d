import { polygon } from './path.mjs';

/** A stepped pyramid standing on `base`, or hanging from it with a negative height: the figure of Belizean textiles. */
export function stepped(x, base, half, height, steps = 3) {
  const left = Array.from({ length: steps }, (_, i) => {
    const px = x - half * (1 - i / steps);
    return [
      [px, base - (height * i) / steps],
      [px, base - (height * (i + 1)) / steps],
    ];
  }).flat();
  return polygon([...left, ...left.map(([px, py]) => [2 * x - px, py]).reverse()]);
}
