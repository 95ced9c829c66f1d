/**
 * Writes the icons of art/icons.mjs as one sprite, public/images/icons.svg, and those of the categories as masks,
 * app/category-signs.css, for cards, of which a page has hundreds: `node scripts/icons.mjs`.
 */
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { ICONS, PRESENTATION } from '../art/icons.mjs';

const SPRITE = new URL('../public/images/icons.svg', import.meta.url);

const symbols = Object.entries(ICONS).map(
  ([name, markup]) => `<symbol id="${name}" viewBox="0 0 24 24" ${PRESENTATION}>${markup}</symbol>`,
);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;

await writeFile(SPRITE, sprite);

const CATEGORIES = Object.keys(ICONS).slice(0, Object.keys(ICONS).indexOf('search'));
const address = (markup) =>
  `data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${markup}</svg>`
    .replaceAll('"', "'")
    .replaceAll('currentColor', '#000')
    .replace(/[<>#]/g, encodeURIComponent)}`;
const rules = CATEGORIES.map(
  (name) => `[data-category="${name}"] {\n  --category-sign: url("${address(ICONS[name])}");\n}`,
);
await writeFile(
  new URL('../app/category-signs.css', import.meta.url),
  `/* Made by scripts/icons.mjs from art/icons.mjs. */\n${rules.join('\n\n')}\n`,
);
console.log(`${symbols.length} icons, ${sprite.length} bytes, ${gzipSync(sprite).length} compressed`);
