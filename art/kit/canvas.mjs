import { grain } from './grain.mjs';

/** A finished sheet: the layers from back to front, with the paper grain over all. */
const sheet = (width, height, layers) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<clipPath id="sheet"><rect width="${width}" height="${height}"/></clipPath>` +
  `<g clip-path="url(#sheet)">${layers.flat(3).join('')}</g>${grain(width, height)}</svg>`;

/** The 4:3 sheet of the event drawings. */
export const canvas = (...layers) => sheet(1280, 960, layers);

/** The 16:9 sheet of the hero scenes. */
export const wideCanvas = (...layers) => sheet(1920, 1080, layers);
