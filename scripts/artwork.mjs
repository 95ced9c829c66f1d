/** Renders the event pictures: `node scripts/artwork.mjs [name …]`, all of them without a name. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const SCENES = new URL('../art/events/', import.meta.url);
const OUT = new URL('../public/images/events/', import.meta.url);
const LOWEST_QUALITY = 24;

/** One line per file: the format, its width, the best quality to try first and the most kilobytes it may have. */
const FILES = [
  { suffix: '.webp', width: 1280, format: 'webp', quality: 80, maxKb: 62 },
  { suffix: '-1280.avif', width: 1280, format: 'avif', quality: 56, maxKb: 40 },
  { suffix: '-640.avif', width: 640, format: 'avif', quality: 58, maxKb: 15 },
  { suffix: '-640.webp', width: 640, format: 'webp', quality: 78, maxKb: 24 },
  { suffix: '-640.jpg', width: 640, format: 'jpeg', quality: 80, maxKb: 33 },
];

const OPTIONS = { avif: { effort: 4 }, webp: { effort: 5, smartSubsample: true }, jpeg: { mozjpeg: true } };

/** Lowers the quality step by step until the picture fits; returns the last try even when none does. */
async function encode(pixels, { width, format, quality, maxKb }) {
  const sized = await sharp(pixels).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
  for (let tried = quality; ; tried -= 4) {
    const bytes = await sharp(sized)
      [format]({ ...OPTIONS[format], quality: tried })
      .toBuffer();
    const fits = bytes.length <= maxKb * 1024;
    if (fits || tried - 4 < LOWEST_QUALITY) return { bytes, quality: tried, fits };
  }
}

async function render(name) {
  const { default: draw } = await import(new URL(`${name}.mjs`, SCENES));
  const pixels = await sharp(Buffer.from(draw())).flatten().png({ compressionLevel: 1 }).toBuffer();
  const row = { name };
  for (const file of FILES) {
    const { bytes, quality, fits } = await encode(pixels, file);
    await writeFile(new URL(`${name}${file.suffix}`, OUT), bytes);
    row[file.suffix] = `${(bytes.length / 1024).toFixed(1)} (q${quality})${fits ? '' : ' TOO BIG'}`;
  }
  return row;
}

const all = (await readdir(SCENES)).filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -4));
const names = process.argv.length > 2 ? process.argv.slice(2) : all.sort();

await mkdir(OUT, { recursive: true });
const rows = [];
for (const name of names) rows.push(await render(name));
console.table(rows);
if (rows.some((row) => Object.values(row).some((cell) => cell.endsWith('TOO BIG')))) process.exitCode = 1;
