import { between, randomFrom } from './random.mjs';
import { place, shape } from './shape.mjs';

/** Confetti in the air: small tilted slips of paper in turn of colours, larger towards the viewer. */
export function confetti(seed, [x, y, width, height], colours, count = 40, size = 16) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, i) => {
    const s = between(random, 0.5, 1.2) * size;
    const slip =
      i % 3
        ? `M${-s} ${-s * 0.4}H${s}V${s * 0.4}H${-s}Z`
        : `M0 ${-s}L${s * 0.8} ${s * 0.5}L${-s * 0.8} ${s * 0.5}Z`;
    return place(
      Math.round(x + width * random()),
      Math.round(y + height * random()),
      1,
      shape(slip.replace(/(\.\d)\d+/g, '$1'), colours[i % colours.length]),
      { turn: Math.round(random() * 180) },
    );
  }).join('');
}

/** Stars as small four-pointed sparks; a few are large. */
export function stars(seed, [x, y, width, height], colour, count = 40) {
  const random = randomFrom(seed);
  const d = Array.from({ length: count }, (_, i) => {
    const r = i % 9 === 0 ? 11 : between(random, 2.5, 5);
    const [cx, cy] = [Math.round(x + width * random()), Math.round(y + height * random())];
    const k = r * 0.22;
    return (
      `M${cx} ${cy - r}L${cx + k} ${cy - k}L${cx + r} ${cy}L${cx + k} ${cy + k}L${cx} ${cy + r}` +
      `L${cx - k} ${cy + k}L${cx - r} ${cy}L${cx - k} ${cy - k}Z`
    );
  });
  return shape(d.join('').replace(/(\.\d)\d+/g, '$1'), colour);
}
