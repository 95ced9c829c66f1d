import { grain } from './grain.mjs';

const WIDTH = 1280;
const HEIGHT = 960;

/** The finished sheet: the layers from back to front, with the paper grain over all. */
export const canvas = (...layers) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
  `<clipPath id="sheet"><rect width="${WIDTH}" height="${HEIGHT}"/></clipPath>` +
  `<g clip-path="url(#sheet)">${layers.flat(3).join('')}</g>${grain()}</svg>`;
