/**
 * Renders the small drawings of art/spots as SVG files: `npm run spots -w art [-- name …]`; without a name all of them.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';

const SPOTS = new URL('../spots/', import.meta.url);
const OUT = new URL('../../public/images/spots/', import.meta.url);
const SMALL_BYTES = 4 * 1024;
const LARGE_BYTES = 6 * 1024;

/** The SVG with numbers rounded to one decimal, without repeated clip paths, on one line. */
const minified = (svg) => {
  const seen = new Set();
  return svg
    .replace(/<clipPath.*?<\/clipPath>/gs, (clip) => (seen.has(clip) ? '' : seen.add(clip) && clip))
    .replace(/-?\d*\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/\s*\n\s*/g, ' ')
    .trim();
};

const found = (await readdir(SPOTS)).filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -4));
const names = process.argv.length > 2 ? process.argv.slice(2) : found.sort();
await mkdir(OUT, { recursive: true });
const rows = [];
for (const name of names) {
  const { default: draw, alt } = await import(new URL(`${name}.mjs`, SPOTS));
  const svg = minified(draw());
  await writeFile(new URL(`${name}.svg`, OUT), svg);
  const most = /^(holiday|ribbon)-/.test(name) ? SMALL_BYTES : LARGE_BYTES;
  const bytes = Buffer.byteLength(svg);
  rows.push({ name, bytes, fits: bytes <= most ? '' : 'TOO BIG', alt });
}
console.table(rows);
if (rows.some(({ fits }) => fits)) process.exitCode = 1;
