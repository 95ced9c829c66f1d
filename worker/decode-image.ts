// Decodes one image and exits. Started by lib/uploads/decode-image.server.ts for every upload, so that an image that
// crashes or blocks the decoder affects only this process.
// stdin: the image. Argument: the task as JSON.
// stdout: one line of JSON (`{ width, height, bytes: [n, …] }` or `{ problem }`), then as many WebP files: the image
// itself and a version for each box.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { DecoderTask } from '#lib/uploads/decoded-image';
import { groundFor } from '#lib/uploads/image-ground';

const QUALITY = 80;

// No other decoder can be reached, whatever the file contains.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

async function decode(input: Buffer, { maxPixels, maxSide, boxes, ...announced }: DecoderTask) {
  // Not the default 'warning': images of phones often cause harmless warnings.
  const image = sharp(input, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true });
  const found = await image.metadata();
  const isAnnouncedImage =
    found.format === announced.format && found.width === announced.width && found.height === announced.height;
  if (!isAnnouncedImage) throw new Error('Not the announced image');
  // Raw pixels, upright, in 8-bit sRGB: no metadata can remain.
  const { data, info } = await image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // One ground for all versions, so that its words are legible wherever it is shown.
  const ground = groundFor({ data, width, height, channels });
  const pixels = () => {
    const drawn = sharp(data, { raw: { width, height, channels } });
    return ground ? drawn.flatten({ background: ground }) : drawn;
  };
  const files = [await pixels().webp({ quality: QUALITY }).toBuffer()];
  for (const box of boxes) {
    const cut = pixels().resize({ ...box, fit: 'cover', position: 'attention' });
    files.push(await cut.webp({ quality: QUALITY }).toBuffer());
  }
  return { width, height, files };
}

const output = (line: object, files: readonly Buffer[] = []) =>
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), ...files]));

try {
  const task: DecoderTask = JSON.parse(process.argv[2] ?? '');
  const { width, height, files } = await decode(await buffer(process.stdin), task);
  output({ width, height, bytes: files.map(({ length }) => length) }, files);
} catch {
  output({ problem: 'unreadable' });
}
