/**
 * Renders the drawings of art/ as image files: `node scripts/artwork.mjs [name …]`. Without a name it renders all of them,
 * and runs the scripts for small drawings, icons, brand files and the typeface too.
 * A drawing of art/events is named without its folder (`garifuna`), others with it (`hero/blue-hole`).
 * `--only=-square` writes only the files whose names contain the text.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const LOWEST_QUALITY = 24;
const WIDEST = 1920;

// `maxKb`: the limit of a file in kilobytes. Nearly all browsers load AVIF; the other formats are for older ones.
const WIDE = [
  { suffix: '-640.avif', width: 640, format: 'avif', quality: 58, maxKb: 15 },
  { suffix: '-1280.avif', width: 1280, format: 'avif', quality: 56, maxKb: 40 },
  { suffix: '-1920.avif', width: 1920, format: 'avif', quality: 56, maxKb: 80 },
  { suffix: '-640.webp', width: 640, format: 'webp', quality: 78, maxKb: 24 },
  { suffix: '.webp', width: 1280, format: 'webp', quality: 80, maxKb: 62 },
  { suffix: '-1920.webp', width: 1920, format: 'webp', quality: 80, maxKb: 120 },
  { suffix: '-640.jpg', width: 640, format: 'jpeg', quality: 80, maxKb: 33 },
  { suffix: '-1280.jpg', width: 1280, format: 'jpeg', quality: 80, maxKb: 80 },
  { suffix: '-1920.jpg', width: 1920, format: 'jpeg', quality: 80, maxKb: 160 },
];
// Cards on light devices load the width of 320 instead of 640.
const POSTER = [{ suffix: '-320.avif', width: 320, format: 'avif', quality: 54, maxKb: 7 }, ...WIDE];

/** The files of each folder of art/. The width of 1280 has no suffix, because sheets name it. */
const FAMILIES = {
  events: POSTER,
  categories: POSTER,
  sponsors: POSTER,
  hero: [
    ...WIDE.map((file) => (file.suffix === '.webp' ? { ...file, suffix: '-1280.webp' } : file)),
    // The part of a scene that phones show, so that they do not load the sides.
    { suffix: '-square.avif', width: 720, format: 'avif', quality: 56, maxKb: 22, square: true },
    { suffix: '-square.webp', width: 720, format: 'webp', quality: 80, maxKb: 40, square: true },
    { suffix: '-square.jpg', width: 720, format: 'jpeg', quality: 80, maxKb: 56, square: true },
  ],
};

/** The square part of a scene around its focus, which lib/site/hero-scenes.ts sets. */
async function squareOf(pixels, name) {
  const { HERO_SCENES } = await import('../lib/site/hero-scenes.ts');
  const focus = Number.parseFloat(HERO_SCENES.find(({ slug }) => slug === name).focus) / 100;
  const { width, height } = await sharp(pixels).metadata();
  const left = Math.round(focus * (width - height));
  return sharp(pixels)
    .extract({ left, top: 0, width: height, height })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const OPTIONS = { avif: { effort: 4 }, webp: { effort: 5, smartSubsample: true }, jpeg: { mozjpeg: true } };

const sourceFolder = (family) => new URL(`../art/${family}/`, import.meta.url);
const outputFolder = (family) => new URL(`../public/images/${family}/`, import.meta.url);

/** Lowers the quality step by step until the file is within its limit; returns the last attempt if none is. */
async function encode(pixels, { width, format, quality, maxKb }) {
  const sized = await sharp(pixels).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
  for (let attempted = quality; ; attempted -= 4) {
    const bytes = await sharp(sized)
      [format]({ ...OPTIONS[format], quality: attempted })
      .toBuffer();
    const fits = bytes.length <= maxKb * 1024;
    if (fits || attempted - 4 < LOWEST_QUALITY) return { bytes, quality: attempted, fits };
  }
}

async function render(family, name) {
  const { default: draw } = await import(new URL(`${name}.mjs`, sourceFolder(family)));
  const drawing = Buffer.from(draw());
  const { width } = await sharp(drawing).metadata();
  // The drawing is rasterised at the largest width, rather than enlarged afterwards.
  const density = (72 * WIDEST) / width;
  const pixels = await sharp(drawing, { density }).flatten().png({ compressionLevel: 1 }).toBuffer();
  const row = { name };
  const included = FAMILIES[family].filter(({ suffix }) => !only || suffix.includes(only));
  for (const file of included) {
    const { bytes, quality, fits } = await encode(file.square ? await squareOf(pixels, name) : pixels, file);
    await writeFile(new URL(`${name}${file.suffix}`, outputFolder(family)), bytes);
    row[file.suffix] = `${(bytes.length / 1024).toFixed(1)} (q${quality})${fits ? '' : ' TOO BIG'}`;
  }
  return row;
}

async function drawingsIn(family) {
  const files = await readdir(sourceFolder(family));
  return files.filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -4));
}

const [only, ...requested] = [
  process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length),
  ...process.argv.slice(2).filter((word) => !word.startsWith('--')),
];
const rows = [];
for (const family of Object.keys(FAMILIES)) {
  const ofFamily = requested.filter(
    (name) => (name.includes('/') ? name.split('/')[0] : 'events') === family,
  );
  const names = requested.length
    ? ofFamily.map((name) => name.split('/').at(-1))
    : (await drawingsIn(family)).sort();
  if (names.length === 0) continue;
  await mkdir(outputFolder(family), { recursive: true });
  const rendered = [];
  for (const name of names) rendered.push(await render(family, name));
  console.info(family);
  console.table(rendered);
  rows.push(...rendered);
}
// Everything else that is made of art/ and packages: small drawings, icons, brand files, the typeface.
if (requested.length === 0)
  for (const script of ['spots', 'categories', 'brand', 'font', 'ready-pictures'])
    await import(`./${script}.mjs`);
if (rows.some((row) => Object.values(row).some((cell) => cell.endsWith('TOO BIG')))) process.exitCode = 1;
