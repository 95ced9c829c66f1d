/** Writes the icons of art/icons.mjs as one sprite, public/images/icons.svg: `node scripts/icons.mjs`. */
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { ICONS, PRESENTATION } from '../art/icons.mjs';

const SPRITE = new URL('../public/images/icons.svg', import.meta.url);

const symbols = Object.entries(ICONS).map(
  ([name, markup]) => `<symbol id="${name}" viewBox="0 0 24 24" ${PRESENTATION}>${markup}</symbol>`,
);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;

await writeFile(SPRITE, sprite);
console.log(`${symbols.length} icons, ${sprite.length} bytes, ${gzipSync(sprite).length} compressed`);
