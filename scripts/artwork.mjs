/**
 * Renders the pictures of art/: `node scripts/artwork.mjs [name …]`; without a name all of them, and the small
 * drawings, icons and brand files too, each of which has a script of its own beside this one.
 * An event picture goes by its bare name (`garifuna`), the others by folder and name (`hero/blue-hole`).
 * `--only=-square` makes only the files whose names contain the word.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const LOWEST_QUALITY = 24;
const WIDEST = 1920;

// Kilobytes: the most a file may have. AVIF is what nearly everybody gets; the others are for older browsers.
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
// What a card gets instead of its 640 where somebody saves data.
const POSTER = [{ suffix: '-320.avif', width: 320, format: 'avif', quality: 54, maxKb: 7 }, ...WIDE];

/** The families of pictures, by the folder they are drawn in. A picture of 1280 goes by its bare name in a sheet. */
const FAMILIES = {
  events: POSTER,
  categories: POSTER,
  sponsors: POSTER,
  hero: [
    ...WIDE.map((file) => (file.suffix === '.webp' ? { ...file, suffix: '-1280.webp' } : file)),
    // What a phone shows of a scene, so that it need not fetch the sides as well.
    { suffix: '-square.avif', width: 720, format: 'avif', quality: 56, maxKb: 22, square: true },
    { suffix: '-square.webp', width: 720, format: 'webp', quality: 80, maxKb: 40, square: true },
    { suffix: '-square.jpg', width: 720, format: 'jpeg', quality: 80, maxKb: 56, square: true },
  ],
};

/** The square part of a scene around what a phone looks at, which lib/site/hero-scenes names. */
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

const scenesOf = (family) => new URL(`../art/${family}/`, import.meta.url);
const outOf = (family) => new URL(`../public/images/${family}/`, import.meta.url);

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

async function render(family, name) {
  const { default: draw } = await import(new URL(`${name}.mjs`, scenesOf(family)));
  const drawing = Buffer.from(draw());
  const { width } = await sharp(drawing).metadata();
  // A drawing of 1280 is drawn larger, not blown up afterwards.
  const density = (72 * WIDEST) / width;
  const pixels = await sharp(drawing, { density }).flatten().png({ compressionLevel: 1 }).toBuffer();
  const row = { name };
  const wanted = FAMILIES[family].filter(({ suffix }) => !only || suffix.includes(only));
  for (const file of wanted) {
    const { bytes, quality, fits } = await encode(file.square ? await squareOf(pixels, name) : pixels, file);
    await writeFile(new URL(`${name}${file.suffix}`, outOf(family)), bytes);
    row[file.suffix] = `${(bytes.length / 1024).toFixed(1)} (q${quality})${fits ? '' : ' TOO BIG'}`;
  }
  return row;
}

async function scenesIn(family) {
  const files = await readdir(scenesOf(family));
  return files.filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -4));
}

const [only, ...wanted] = [
  process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length),
  ...process.argv.slice(2).filter((word) => !word.startsWith('--')),
];
const rows = [];
for (const family of Object.keys(FAMILIES)) {
  const asked = wanted.filter((name) => (name.includes('/') ? name.split('/')[0] : 'events') === family);
  const names = wanted.length ? asked.map((name) => name.split('/').at(-1)) : (await scenesIn(family)).sort();
  if (names.length === 0) continue;
  await mkdir(outOf(family), { recursive: true });
  const drawn = [];
  for (const name of names) drawn.push(await render(family, name));
  console.info(family);
  console.table(drawn);
  rows.push(...drawn);
}
// Everything else that is drawn here: small vector drawings, icons, the brand's files, the display face.
if (wanted.length === 0)
  for (const script of ['spots', 'categories', 'brand', 'font']) await import(`./${script}.mjs`);
if (rows.some((row) => Object.values(row).some((cell) => cell.endsWith('TOO BIG')))) process.exitCode = 1;
