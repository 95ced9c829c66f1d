/**
 * Writes what is derived from the table of categories, lib/events/category-table.ts: the labels for browsers, the hues
 * and the icons as masks for cards (a page has hundreds of them), and the sprite: `node scripts/categories.mjs`. With
 * `--check` nothing is written; the command fails when a file differs or a category has no poster.
 */
import { existsSync } from 'node:fs';
import { CATEGORY_TABLE } from '../lib/events/category-table.ts';
import { writeGenerated } from './generated-file.mjs';

const rows = Object.entries(CATEGORY_TABLE);

const labels = Object.fromEntries(rows.map(([category, { label }]) => [category, label.en]));
await writeGenerated('lib/events/category-labels.json', `${JSON.stringify(labels, undefined, 2)}\n`);

const maskAddress = (markup) =>
  `data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${markup}</svg>`
    .replaceAll('"', "'")
    .replaceAll('currentColor', '#000')
    .replace(/[<>#]/g, encodeURIComponent)}`;
const hues = rows.map(
  ([category, { hue }]) => `  --hue-${category}: light-dark(${hue.light}, ${hue.dark});\n`,
);
const rules = rows.map(
  ([category, { icon }]) => `
[data-category="${category}"] {
  --hue: var(--hue-${category});
  --category-sign: url("${maskAddress(icon)}");
}
`,
);
await writeGenerated(
  'app/categories.css',
  `/* Made by scripts/categories.mjs from lib/events/category-table.ts. */\n:root {\n${hues.join('')}}\n${rules.join('')}`,
);

await import('./icons.mjs');

for (const [category] of rows) {
  const isDrawn = existsSync(new URL(`../art/categories/${category}.mjs`, import.meta.url));
  if (isDrawn && existsSync(new URL(`../public/images/categories/${category}.webp`, import.meta.url)))
    continue;
  console.error(
    isDrawn
      ? `The poster of ${category} is not rendered: run \`npm run artwork categories/${category}\`.`
      : `The category ${category} has no poster: draw art/categories/${category}.mjs.`,
  );
  process.exitCode = 1;
}
