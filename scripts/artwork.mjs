/**
 * Renders the drawings of art/ as image files: `node scripts/artwork.mjs [name …]`. Without a name it renders all of them,
 * and runs the scripts for small drawings, icons, brand files and the typeface too.
 * A drawing of art/events is named without its folder (`garifuna`), others with it (`hero/blue-hole`). A poster of a
 * category is rendered in all its colourways; `--only=-c` renders all but the first. A scene of the hero that exports
 * `night` is rendered by night too, after the day (`hero/caracol`) or alone (`hero/caracol-night`).
 * `--only=-square` writes only the files whose names contain the text; `--into=FOLDER` writes to another folder than
 * public/images. The same drawing does not always make the same bytes: the encoder of AVIF divides its work among threads.
 */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { COLOURWAYS } from '../lib/events/images/colourways.ts';

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

// The further colourways of a poster: two sizes for cards, and one image for pages, previews and older browsers.
const COLOURED = [
  { suffix: '-320.avif', width: 320, format: 'avif', quality: 50, maxKb: 7 },
  { suffix: '-640.avif', width: 640, format: 'avif', quality: 50, maxKb: 15 },
  { suffix: '.webp', width: 960, format: 'webp', quality: 64, maxKb: 40 },
];

/** The files of each folder of art/. The width of 1280 has no suffix, because sheets name it. */
const FAMILIES = {
  events: POSTER,
  categories: POSTER,
  sponsors: POSTER,
  hero: [
    ...WIDE.map((file) => (file.suffix === '.webp' ? { ...file, suffix: '-1280.webp' } : file)),
    // The part of a scene that phones show, so that they do not load the sides.
    { suffix: '-square.avif', width: 720, format: 'avif', quality: 56, maxKb: 22, square: true, effort: 4 },
    { suffix: '-square.webp', width: 720, format: 'webp', quality: 80, maxKb: 40, square: true },
    { suffix: '-square.jpg', width: 720, format: 'jpeg', quality: 80, maxKb: 56, square: true },
  ],
};

/** The square part of a scene around its focus, which lib/site/hero-scenes.ts sets. */
async function squareOf(pixels, name) {
  const { HERO_IMAGES } = await import('../lib/site/hero-scenes.ts');
  const focus = Number.parseFloat(HERO_IMAGES.find(({ slug }) => slug === name).focus) / 100;
  const { width, height } = pixels.info;
  const left = Math.round(focus * (width - height));
  return sharp(pixels.data, { raw: pixels.info })
    .extract({ left, top: 0, width: height, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

// An effort of 2 takes a fifth of the time that 4 takes, for a twelfth more bytes; phones' squares are worth 4.
const OPTIONS = { avif: { effort: 2 }, webp: { effort: 5, smartSubsample: true }, jpeg: { mozjpeg: true } };

const sourceFolder = (family) => new URL(`../art/${family}/`, import.meta.url);
const IMAGES = join(import.meta.dirname, '..', 'public', 'images');
const outputFolder = (family) => join(into ?? IMAGES, family);

/** How many times smaller a file is at a quality of 4 less, at least. */
const STEP_RATIO = 1.09;

/**
 * Lowers the quality until the file is within its limit, in as many steps of 4 at once as its size suggests; returns the
 * last attempt if none is.
 */
async function encode(pixels, { width, format, quality, maxKb, effort = OPTIONS[format].effort }) {
  const { data, info } = await sharp(pixels.data, { raw: pixels.info })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let attempted = quality; ; ) {
    const bytes = await sharp(data, { raw: info })
      [format]({ ...OPTIONS[format], effort, quality: attempted })
      .toBuffer();
    const excess = bytes.length / (maxKb * 1024);
    if (excess <= 1 || attempted <= LOWEST_QUALITY) return { bytes, quality: attempted, fits: excess <= 1 };
    const steps = Math.max(1, Math.floor(Math.log(excess) / Math.log(STEP_RATIO)));
    attempted = Math.max(LOWEST_QUALITY, attempted - 4 * steps);
  }
}

/** The drawing as raw pixels: rasterised at its largest width, rather than enlarged afterwards. */
async function pixelsOf(svg, widest) {
  const drawing = Buffer.from(svg);
  const { width } = await sharp(drawing).metadata();
  return sharp(drawing, { density: (72 * widest) / width })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const NIGHT = '-night';

/** A night image is never heavier than the day's, so that the weight of a page does not depend on the hour. */
async function limitOf(family, name, { suffix, maxKb }) {
  if (!name.endsWith(NIGHT)) return maxKb;
  const day = await stat(join(IMAGES, family, `${name.slice(0, -NIGHT.length)}${suffix}`));
  return Math.min(maxKb, day.size / 1024);
}

/** Writes the files of one drawing; returns their sizes and qualities as a row of the table. */
async function render(family, name, draw) {
  const row = { name };
  const included = FAMILIES[family].filter(({ suffix }) => !only || suffix.includes(only));
  if (included.length === 0) return row;
  const pixels = await pixelsOf(draw(), WIDEST);
  for (const file of included) {
    const maxKb = await limitOf(family, name, file);
    const part = file.square ? await squareOf(pixels, name) : pixels;
    const { bytes, quality, fits } = await encode(part, { ...file, maxKb });
    await writeFile(join(outputFolder(family), `${name}${file.suffix}`), bytes);
    row[file.suffix] = `${(bytes.length / 1024).toFixed(1)} (q${quality})${fits ? '' : ' TOO BIG'}`;
  }
  return row;
}

/** Writes the files of the further colourways of a poster; their qualities begin where the one before ended. */
async function renderColourways(family, name, draw) {
  const rows = [];
  let files = COLOURED;
  for (let colourway = 1; colourway < COLOURWAYS; colourway += 1) {
    const row = { name: `${name}-c${colourway}` };
    const included = files.filter(({ suffix }) => !only || `-c${colourway}${suffix}`.includes(only));
    const pixels = included.length > 0 && (await pixelsOf(draw(colourway), 960));
    for (const file of included) {
      const { bytes, quality, fits } = await encode(pixels, file);
      await writeFile(join(outputFolder(family), `${row.name}${file.suffix}`), bytes);
      row[file.suffix] = `${(bytes.length / 1024).toFixed(1)} (q${quality})${fits ? '' : ' TOO BIG'}`;
      files = files.map((each) => (each.suffix === file.suffix ? { ...each, quality: quality + 4 } : each));
    }
    rows.push(row);
  }
  return rows;
}

async function drawingsIn(family) {
  const files = await readdir(sourceFolder(family));
  return files.filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -4));
}

/** The drawings of one module with their names: of `caracol` both, of `caracol-night` the one by night. */
async function drawingsOf(family, name) {
  const scene = name.replace(NIGHT, '');
  const { default: day, night } = await import(new URL(`${scene}.mjs`, sourceFolder(family)));
  const drawings = [];
  if (name === scene) drawings.push([scene, day]);
  if (night) drawings.push([`${scene}${NIGHT}`, night]);
  return drawings;
}

const {
  values: { only, into },
  positionals: requested,
} = parseArgs({ allowPositionals: true, options: { only: { type: 'string' }, into: { type: 'string' } } });
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
  for (const name of names) {
    for (const [drawn, draw] of await drawingsOf(family, name)) {
      rendered.push(await render(family, drawn, draw));
      if (family === 'categories') rendered.push(...(await renderColourways(family, drawn, draw)));
    }
  }
  console.info(family);
  console.table(rendered);
  rows.push(...rendered);
}
// Everything else that is made of art/ and packages: small drawings, icons, brand files, the typeface.
if (requested.length === 0)
  for (const script of ['spots', 'categories', 'brand', 'font', 'ready-pictures'])
    await import(`./${script}.mjs`);
if (rows.some((row) => Object.values(row).some((cell) => cell.endsWith('TOO BIG')))) process.exitCode = 1;
