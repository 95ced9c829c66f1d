/** Writes the brand mark of art/brand/mark.mjs in every format that browsers and phones request: `npm run brand -w art`. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { badge, fullBleed, RAYS } from '../brand/mark.mjs';

const ROOT = new URL('../../', import.meta.url);
const VIEW_BOX = 64;
const FAVICON = 32;

// Phones crop these to a circle or a rounded square: only the corners of the Apple icon, everything outside the middle
// 80 % of a maskable one.
const APPLE_SCALE = 0.9;
const MASKABLE_SCALE = 0.82;

const rasterised = (drawing, size) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / VIEW_BOX }).resize(size, size);
const small = { palette: true, colours: 128, dither: 0, compressionLevel: 9, effort: 10 };

const transparent = (size) => rasterised(badge(), size).png(small).toBuffer();
const opaque = (scale, size) =>
  rasterised(fullBleed(scale), size).flatten().removeAlpha().png(small).toBuffer();

/** An ICO file with one image: a directory of 22 bytes, then the PNG. */
function icoFromPng(png, size) {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // type: icon
  directory.writeUInt16LE(1, 4); // number of images
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10); // colour planes
  directory.writeUInt16LE(32, 12); // bits per pixel
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

// Next reads the PNG of an ICO as RGBA only, so this one has no palette.
const favicon = await rasterised(badge(RAYS.bold), FAVICON)
  .ensureAlpha()
  .png({ compressionLevel: 9 })
  .toBuffer();

const files = {
  'app/icon.svg': badge(RAYS.bold),
  'app/apple-icon.png': await opaque(APPLE_SCALE, 180),
  'app/favicon.ico': icoFromPng(favicon, FAVICON),
  'public/images/mark.svg': badge(),
  'public/icons/icon-192.png': await transparent(192),
  'public/icons/icon-512.png': await transparent(512),
  'public/icons/maskable-192.png': await opaque(MASKABLE_SCALE, 192),
  'public/icons/maskable-512.png': await opaque(MASKABLE_SCALE, 512),
};

await mkdir(new URL('public/icons/', ROOT), { recursive: true });
for (const [path, content] of Object.entries(files)) {
  await writeFile(new URL(path, ROOT), content);
  console.log(`${path}: ${content.length} bytes`);
}
