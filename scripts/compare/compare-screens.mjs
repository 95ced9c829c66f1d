// Compares all screens of two versions: their measures, and their screenshots where nothing has moved.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { compareMeasures } from './compare-measures.mjs';
import { isFailure } from './failure.mjs';

/** The share of pixels that may differ where nothing has moved. */
const PIXEL_SHARE = 0.0005;
/** Of 255: the difference of a channel that counts as antialiasing. */
const CHANNEL_TOLERANCE = 32;

const pixelsOf = async (path) => sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The share of pixels that differ, from 0 to 1; 1 when the sizes do. */
async function pixelDifference(beforePath, afterPath) {
  const [before, after] = await Promise.all([pixelsOf(beforePath), pixelsOf(afterPath)]);
  if (before.info.width !== after.info.width || before.info.height !== after.info.height) return 1;
  let different = 0;
  for (let at = 0; at < before.data.length; at += 3)
    if (
      Math.abs(before.data[at] - after.data[at]) > CHANNEL_TOLERANCE ||
      Math.abs(before.data[at + 1] - after.data[at + 1]) > CHANNEL_TOLERANCE ||
      Math.abs(before.data[at + 2] - after.data[at + 2]) > CHANNEL_TOLERANCE
    )
      different += 1;
  return different / (before.data.length / 3);
}

/** Writes an image with both screenshots side by side. */
async function writeSideBySide(beforePath, afterPath, path) {
  const { width, height } = await sharp(beforePath).metadata();
  await sharp({ create: { width: width * 2 + 16, height, channels: 3, background: '#ff00ff' } })
    .composite([
      { input: beforePath, left: 0, top: 0 },
      { input: afterPath, left: width + 16, top: 0 },
    ])
    .png()
    .toFile(path);
}

/** The differences of one screen, as lines. */
async function compareScreen(name, before, after, out) {
  const measures = [before, after].map((folder) =>
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')),
  );
  const failed = measures.flatMap(([first], side) =>
    isFailure(first?.name) ? `${'-+'[side]} ${first.name}` : [],
  );
  if (failed.length > 0) return failed;
  const { lines, hasMoved } = compareMeasures(...measures);
  const screenshots = [before, after].map((folder) => join(folder, `${name}.png`));
  const share = await pixelDifference(...screenshots);
  if (share > 0) await writeSideBySide(...screenshots, join(out, `${name}.png`));
  // What has moved has other pixels anyway.
  if (hasMoved || share <= PIXEL_SHARE) return lines;
  return [...lines, `~ ${(share * 100).toFixed(2)} % of the pixels differ, though nothing has moved`];
}

/**
 * The differences of all screens by name, and how many screens there are. `before`, `after` and `out` are folders; for a
 * screen whose screenshots differ, an image of both is written into `out`.
 */
export async function compareScreens(before, after, out) {
  mkdirSync(out, { recursive: true });
  const differences = new Map();
  const names = readdirSync(before).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
  for (const name of names) {
    const lines = await compareScreen(name, before, after, out);
    if (lines.length > 0) differences.set(name, lines);
  }
  return { differences, count: names.length };
}
