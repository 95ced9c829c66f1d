/**
 * Renders the drawings of art/ as image files: `npm run artwork -w art [-- name …]`. Without a name it renders all of
 * them, and runs the scripts for small drawings, icons, brand files and the typeface too.
 * A drawing of art/events is named without its folder (`garifuna`), others with it (`hero/blue-hole`). A poster of a
 * category is rendered in all its colourways; `--only=-c` renders all but the first. A scene of the hero that exports
 * `night` is rendered by night too, after the day (`hero/caracol`) or alone (`hero/caracol-night`).
 * `--only=-square` writes only the files whose names contain the text; `--into=FOLDER` writes to another folder than
 * public/images, by its path from the root of the repository. The same drawing does not always make the same bytes: the
 * encoder of AVIF divides its work among threads.
 */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { COLOURWAYS } from '../../lib/events/images/colourways.ts';
import { COLOURED, FAMILIES } from './families.mjs';

const LOWEST_QUALITY = 24;
const WIDEST = 1920;

/** The square part of a scene around its focus, which lib/site/hero-scenes.ts sets. */
async function squareOf(pixels, name) {
  const { HERO_IMAGES } = await import('../../lib/site/hero-scenes.ts');
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

const sourceFolder = (family) => new URL(`../${family}/`, import.meta.url);
const ROOT = join(import.meta.dirname, '..', '..');
const IMAGES = join(ROOT, 'public', 'images');
const outputFolder = (family) => join(into ? resolve(ROOT, into) : IMAGES, family);

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
  for (const script of ['spots', 'categories', 'brand', 'font', 'ready-previews'])
    await import(`./${script}.mjs`);
if (rows.some((row) => Object.values(row).some((cell) => cell.endsWith('TOO BIG')))) process.exitCode = 1;
