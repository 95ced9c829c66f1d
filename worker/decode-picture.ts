// Decodes one picture and ends. Started by lib/uploads/decode-picture.server.ts for every upload, so that a picture
// that breaks or occupies the decoder takes only this process with it.
// stdin: the picture. One argument: the work as JSON.
// stdout: one line of JSON (`{ width, height, bytes: [n, …] }` or `{ problem }`), then as many WebP files: the
// picture itself, then one for each box.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { PictureWork } from '#lib/uploads/decoded-picture';

const QUALITY = 80;

// Whatever a file claims to be, no other decoder can be reached.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

async function decode(input: Buffer, { maxPixels, maxSide, boxes, ...announced }: PictureWork) {
  // Not 'warning', the default: harmless warnings are usual in what phones write.
  const picture = sharp(input, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true });
  const found = await picture.metadata();
  const isAsAnnounced =
    found.format === announced.format && found.width === announced.width && found.height === announced.height;
  if (!isAsAnnounced) throw new Error('Another picture than announced');
  // Upright, in sRGB, eight bits, and nothing but pixels: no metadata can be left.
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const files = [await pixels().webp({ quality: QUALITY }).toBuffer()];
  for (const box of boxes) {
    const cut = pixels().resize({ ...box, fit: 'cover', position: 'attention' });
    files.push(await cut.webp({ quality: QUALITY }).toBuffer());
  }
  return { width, height, files };
}

const answer = (line: object, files: readonly Buffer[] = []) =>
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), ...files]));

try {
  const work: PictureWork = JSON.parse(process.argv[2] ?? '');
  const { width, height, files } = await decode(await buffer(process.stdin), work);
  answer({ width, height, bytes: files.map(({ length }) => length) }, files);
} catch {
  answer({ problem: 'unreadable' });
}
