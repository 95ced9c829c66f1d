/** A flat shape in one colour. */
export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

/** A line of one width with round ends. */
export const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"` +
  ` stroke-linejoin="round"${more && ` ${more}`}/>`;

/** A rectangle. */
export const box = (x, y, width, height, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more && ` ${more}`}/>`;

/** The parts moved, scaled, mirrored (flip) and turned, in this order of reading: to x, y; turn; scale. */
export const place = (x, y, scale, parts, { flip = false, turn = 0 } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">` +
  `${[parts].flat().join('')}</g>`;

/** The parts at one opacity, for haze and for shadows that let the ground through. */
export const veil = (opacity, ...parts) => `<g opacity="${opacity}">${parts.flat().join('')}</g>`;
