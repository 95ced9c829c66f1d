/**
 * Writes the icons of art/icons.mjs, categories included, as one sprite, public/images/icons.svg, and their names as a
 * type; the weather's icons of art/weather.mjs are a sprite of their own, public/images/weather.svg, which is loaded on
 * demand: `npm run icons -w art`, with `-- --check` to compare only.
 */
import { gzipSync } from 'node:zlib';
import { writeGenerated } from '../../scripts/generated-file.mjs';
import { ICONS, PRESENTATION } from '../icons.mjs';
import { MEASURES, SKIES } from '../weather.mjs';

const symbolsOf = (icons, size, presentation = '') =>
  Object.entries(icons).map(
    ([name, markup]) =>
      `<symbol id="${name}" viewBox="0 0 ${size} ${size}"${presentation && ` ${presentation}`}>${markup}</symbol>`,
  );

async function writeSprite(path, symbols) {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  await writeGenerated(path, sprite);
  console.log(`${symbols.length} icons, ${sprite.length} bytes, ${gzipSync(sprite).length} compressed`);
}

await writeSprite('public/images/icons.svg', symbolsOf(ICONS, 24, PRESENTATION));
await writeSprite('public/images/weather.svg', [
  ...symbolsOf(SKIES, 32),
  ...symbolsOf(MEASURES, 24, PRESENTATION),
]);

const names = Object.keys(ICONS).map((name) => `  '${name}',\n`);
await writeGenerated(
  'components/ui/icon-name.tsx',
  `// Made by art/scripts/icons.mjs.

/** The icons of the sprite: one for each category under its own name, and those of the controls. */
export const ICON_NAMES = [
${names.join('')}] as const;

export type IconName = (typeof ICON_NAMES)[number];
`,
);
