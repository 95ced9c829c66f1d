import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
// With its ending, because Node loads this file as it is, and Next's package lists no exports.
import { ImageResponse } from 'next/og.js';
import sharp from 'sharp';
import { ownImageFile } from '#lib/events/preview/own-image';
import type { PreviewContent } from '#lib/events/preview/preview-content';
import { IMAGE_BOX, PREVIEW_SIZE } from '#lib/events/preview/preview-size';
import { groundFor } from '#lib/uploads/image-ground';
import { PAPER } from './palette.ts';
import { previewCard } from './preview-card.ts';

/** Messengers ignore images of 300 KB and more; this leaves a margin. */
const PREVIEW_MAX_BYTES = 250_000;
const QUALITIES = [88, 82, 76, 70, 60, 50] as const;
const FONT_FOLDER = join('node_modules', '@fontsource', 'bricolage-grotesque', 'files');

async function readFonts() {
  const read = (name: string, subset: string, weight: 600 | 800) =>
    readFile(join(FONT_FOLDER, `bricolage-grotesque-${subset}-${weight}-normal.woff`)).then((data) => ({
      name,
      data,
      weight,
      style: 'normal' as const,
    }));
  // Two families, because letters that one lacks are looked up in the next.
  return Promise.all([
    read('Bricolage Grotesque', 'latin', 800),
    read('Bricolage Grotesque', 'latin', 600),
    read('Bricolage Grotesque Extended', 'latin-ext', 800),
    read('Bricolage Grotesque Extended', 'latin-ext', 600),
  ]);
}

let fonts: ReturnType<typeof readFonts> | undefined;

/** The value of each channel. On a white ground is meant on paper, which is that of the card. */
const WHITE = 255;

/** Posters and scenes of celebrations are composed round their middle; of other images the part is kept that catches the eye. */
const COMPOSED = /^images\/(?:categories|celebrations)\//;

/** An image below public/images, or an upload, cropped to `IMAGE_BOX`, as a data URL; undefined when it cannot be read. */
async function readImage(path: string, upload?: Uint8Array): Promise<string | undefined> {
  const file = ownImageFile(path);
  const source = file ? join('public', file) : upload;
  if (!source) return undefined;
  try {
    const { width, height } = IMAGE_BOX;
    const position = file && COMPOSED.test(file) ? 'centre' : 'attention';
    const { data, info } = await sharp(source)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Of uploads that were stored before each had its ground. JPEG would make it black.
    const ground = groundFor({ data, ...info });
    const cropped = sharp(data, { raw: info }).resize({ width, height, fit: 'cover', position });
    const opaque = ground ? cropped.flatten({ background: ground.r === WHITE ? PAPER : ground }) : cropped;
    const jpeg = await opaque.jpeg({ quality: 95 }).toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  } catch {
    // Without an image the card shows a drawing.
    return undefined;
  }
}

async function jpegWithinLimit(png: Buffer, maxBytes: number): Promise<Buffer> {
  let jpeg = png;
  for (const quality of QUALITIES) {
    jpeg = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length < maxBytes) break;
  }
  return jpeg;
}

/**
 * The preview image of a shared link: JPEG, 1200 by 630 pixels, below `maxBytes` (250 KB). Fetches nothing from the network. Reads
 * fonts and images below the current folder; throws when a font is missing.
 */
export async function renderPreview(
  content: PreviewContent,
  maxBytes = PREVIEW_MAX_BYTES,
  upload?: Uint8Array,
): Promise<Buffer> {
  const source = content.picture ? await readImage(content.picture, upload) : undefined;
  fonts ??= readFonts();
  const drawn = new ImageResponse(previewCard(content, source), { ...PREVIEW_SIZE, fonts: await fonts });
  return jpegWithinLimit(Buffer.from(await drawn.arrayBuffer()), maxBytes);
}
