/**
 * Writes the icons of art/icons.mjs as one sprite, public/images/icons.svg, and those of the categories as masks,
 * app/category-signs.css, for cards, of which a page has hundreds; the weather's of art/weather.mjs are a sprite of
 * their own, public/images/weather.svg, which comes when it is wanted: `node scripts/icons.mjs`.
 */
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { ICONS, PRESENTATION } from '../art/icons.mjs';
import { MEASURES, SKIES } from '../art/weather.mjs';

const SPRITE = new URL('../public/images/icons.svg', import.meta.url);

const symbols = Object.entries(ICONS).map(
  ([name, markup]) => `<symbol id="${name}" viewBox="0 0 24 24" ${PRESENTATION}>${markup}</symbol>`,
);
const spriteOf = (pieces) => `<svg xmlns="http://www.w3.org/2000/svg">${pieces.join('')}</svg>\n`;
const sprite = spriteOf(symbols);

await writeFile(SPRITE, sprite);

const skies = Object.entries(SKIES).map(
  ([name, markup]) => `<symbol id="${name}" viewBox="0 0 32 32">${markup}</symbol>`,
);
const measures = Object.entries(MEASURES).map(
  ([name, markup]) => `<symbol id="${name}" viewBox="0 0 24 24" ${PRESENTATION}>${markup}</symbol>`,
);
const weather = spriteOf([...skies, ...measures]);
await writeFile(new URL('../public/images/weather.svg', import.meta.url), weather);

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
for (const [count, text] of [
  [symbols.length, sprite],
  [skies.length + measures.length, weather],
])
  console.log(`${count} icons, ${text.length} bytes, ${gzipSync(text).length} compressed`);
