/**
 * Writes the files that are derived from lib/events/category-table.ts: labels, word lists, a style sheet with the hues and
 * with the icons as masks (a page may have hundreds of cards), and the sprite: `npm run categories -w art`. With
 * `-- --check` nothing is written, and the command fails when a file differs. It also fails when a category has no poster.
 */
import { existsSync } from 'node:fs';
import { CATEGORY_TABLE } from '../../lib/events/category-table.ts';
import { COLOURWAYS } from '../../lib/events/images/colourways.ts';
import { phraseKey } from '../../lib/questions/sentence/sentence.ts';
import { writeGenerated } from '../../scripts/generated-file.mjs';
import { ICONS } from '../icons.mjs';

const rows = Object.entries(CATEGORY_TABLE);

// Checked first: without its poster a category gets no label, and without a label it does not compile.
const problems = rows.flatMap(([category]) => {
  if (!existsSync(new URL(`../categories/${category}.mjs`, import.meta.url)))
    return [`The category ${category} has no poster: draw art/categories/${category}.mjs.`];
  const last = `${category}-c${COLOURWAYS - 1}`;
  if (
    [category, last].some(
      (name) => !existsSync(new URL(`../../public/images/categories/${name}.webp`, import.meta.url)),
    )
  )
    return [
      `The poster of ${category} is not rendered: run \`npm run artwork -w art -- categories/${category}\`.`,
    ];
  return [];
});
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const writeJson = (path, entries) =>
  writeGenerated(path, `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`);

await writeJson(
  'lib/events/category-labels.json',
  rows.map(([category, { label }]) => [category, label.en]),
);

await writeJson(
  'lib/events/category-short-labels.json',
  rows.map(([category, { shortLabel }]) => [category, shortLabel.en]),
);

const keywords = rows.flatMap(([category, { titleKeywords }]) =>
  titleKeywords ? [{ category, ...titleKeywords }] : [],
);
await writeJson(
  'lib/events/title-keywords.json',
  keywords.sort((a, b) => a.priority - b.priority).map(({ category, words }) => [category, words]),
);

await writeJson(
  'lib/questions/words/categories.json',
  rows.map(([category, { label, shortLabel, spokenWords, searchWords, relatedWords, noun }]) => {
    const labels = [label.en, shortLabel.en, shortLabel.es].map(phraseKey);
    const names = [...new Set([...labels, ...spokenWords.split(', ')])].filter(Boolean).join(', ');
    return [category, { names, searchWords, relatedWords, noun }];
  }),
);

// One picture for all signs: a browser builds a document for each picture of this kind, some 10 ms each on a slow phone.
const LINE_SIGNS = { time: ICONS.clock, place: ICONS.pin };
const SIZE = 24;
const signs = [...Object.entries(LINE_SIGNS), ...rows.map(([category, { icon }]) => [category, icon])];
const drawnSigns = signs.map(
  ([, markup], index) => `<g transform='translate(0 ${index * SIZE})'>${markup}</g>`,
);
const sheet =
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIZE} ${signs.length * SIZE}' fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${drawnSigns.join('')}</svg>`
    .replaceAll('"', "'")
    .replaceAll('currentColor', '#000')
    .replace(/[<>#]/g, encodeURIComponent);
/** Where a sign stands on the sheet, as a mask's position. */
const positionOf = (name) => {
  const index = signs.findIndex(([sign]) => sign === name);
  return `0 ${Number(((index / (signs.length - 1)) * 100).toFixed(4))}%`;
};
const hues = rows.map(
  ([category, { hue }]) => `  --category-${category}: light-dark(${hue.light}, ${hue.dark});\n`,
);
const rules = rows.map(
  ([category]) => `
[data-category="${category}"] {
  --hue: var(--category-${category});
  --category-sign: ${positionOf(category)};
}
`,
);
await writeGenerated(
  'app/categories.css',
  `/* Made by art/scripts/categories.mjs from lib/events/category-table.ts. */
:root {
${hues.join('')}
  /* All signs below each other, for masks: var(--signs) and a sign's place on it / 100% var(--signs-height). */
  --signs: url("data:image/svg+xml,${sheet}");
  --signs-height: ${signs.length * 100}%;
${Object.keys(LINE_SIGNS)
  .map((name) => `  --${name}-sign: ${positionOf(name)};\n`)
  .join('')}}
${rules.join('')}`,
);

await import('./icons.mjs');
