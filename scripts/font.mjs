/**
 * Cuts the display face to what headings need: `node scripts/font.mjs`.
 * Letters of western European languages, figures and punctuation; weights 600 to 800. The whole file of the package
 * has 41 KB, and every page waits for it. Bricolage Grotesque is under the SIL Open Font License 1.1.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const TARGET = new URL('../app/fonts/bricolage-grotesque.woff2', import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

// ASCII, the accents of Spanish, Kriol, Garifuna and Maya names and of their neighbours, and the marks our texts use.
const LETTERS = `${range(0x20, 0x7e)}ÁÉÍÓÚÑÜÇÖÄÂÊáéíóúñüçàèìòùâêîôûäëïöå\u00a0¡¿·–—‘’“”…•−×`;

const whole = await readFile(createRequire(import.meta.url).resolve(SOURCE));
const cut = await subsetFont(whole, LETTERS, {
  targetFormat: 'woff2',
  noLayoutClosure: true,
  variationAxes: { wght: { min: 600, max: 800, default: 700 } },
});
await writeFile(TARGET, cut);
console.info(`${(whole.length / 1024).toFixed(1)} KB cut to ${(cut.length / 1024).toFixed(1)} KB`);
