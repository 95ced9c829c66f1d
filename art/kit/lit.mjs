import { shape } from './shape.mjs';

/** Stable short name for a path, so that clip paths need no counter. */
function nameOf(text) {
  let hash = 5381;
  for (let i = 0; i < text.length; i += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(i)) >>> 0;
  return `k${hash.toString(36)}${text.length.toString(36)}`;
}

/** The parts, visible only inside the path. */
export function inside(d, ...parts) {
  const id = nameOf(d);
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts.flat().join('')}</g>`;
}

/**
 * A shape in two tones. The light of the whole set comes from the upper left: the lit tone is the shape itself
 * moved by (dx, dy), and what it leaves uncovered at the lower right is the shade.
 */
export const lit = (d, [base, shade], dx = -10, dy = -7) =>
  shape(d, shade) + inside(d, shape(d, base, `transform="translate(${dx} ${dy})"`));
