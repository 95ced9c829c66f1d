/**
 * Reduces the typeface of headings to the characters and weights in use: `npm run font -w art`.
 * Letters of western European languages, digits and punctuation; weights 600 to 800. The file of the package has 41 KB,
 * and every page loads it. Bricolage Grotesque is under the SIL Open Font License 1.1.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const TARGET = new URL('../../app/fonts/bricolage-grotesque.woff2', import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

// ASCII, accented letters of Spanish, Kriol, Garifuna and Maya names and of neighbouring languages, and the punctuation
// of our texts.
const CHARACTERS = `${range(0x20, 0x7e)}ÁÉÍÓÚÑÜÇÖÄÂÊáéíóúñüçàèìòùâêîôûäëïöå\u00a0¡¿·–—‘’“”…•−×`;

const complete = await readFile(createRequire(import.meta.url).resolve(SOURCE));
const reduced = await subsetFont(complete, CHARACTERS, {
  targetFormat: 'woff2',
  noLayoutClosure: true,
  variationAxes: { wght: { min: 600, max: 800, default: 700 } },
});
await writeFile(TARGET, reduced);
console.info(`${(complete.length / 1024).toFixed(1)} KB reduced to ${(reduced.length / 1024).toFixed(1)} KB`);
