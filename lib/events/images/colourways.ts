/** In how many colourways each category's poster is drawn; the first is its own, art/kit/colourways.mjs has the others. */
export const COLOURWAYS = 8;
