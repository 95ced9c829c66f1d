import 'server-only';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import type { PreviewContent } from './preview-content.ts';
import { IMAGE_BOX, type PreviewParts } from './preview-parts.ts';

/** Draws a preview as PNG. */
export type DrawPreview = (parts: PreviewParts) => Response;

/** Messengers ignore images of 300 KB and more; this leaves a margin. */
const PREVIEW_MAX_BYTES = 250_000;
const QUALITIES = [88, 82, 76, 70, 60, 50] as const;
const FONT_FOLDER = join('node_modules', '@fontsource', 'bricolage-grotesque', 'files');

async function readFonts() {
  const read = (name: string, subset: string, weight: 600 | 800) =>
    readFile(join(process.cwd(), FONT_FOLDER, `bricolage-grotesque-${subset}-${weight}-normal.woff`)).then(
      (data) => ({ name, data, weight, style: 'normal' as const }),
    );
  // Two families, because letters that one lacks are looked up in the next.
  return Promise.all([
    read('Bricolage Grotesque', 'latin', 800),
    read('Bricolage Grotesque', 'latin', 600),
    read('Bricolage Grotesque Extended', 'latin-ext', 800),
    read('Bricolage Grotesque Extended', 'latin-ext', 600),
  ]);
}

let fonts: ReturnType<typeof readFonts> | undefined;

/** Reads the fonts on first use, not at import: `next build` imports every route. Throws when a file is missing. */
function loadFonts() {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

/** An image below public/images, cropped to `IMAGE_BOX`, as a data URL; undefined when it cannot be read. */
async function readImage(path: string): Promise<string | undefined> {
  const folder = join(process.cwd(), 'public', 'images') + sep;
  const file = join(process.cwd(), 'public', path.replace(/[?#].*$/, ''));
  if (!file.startsWith(folder)) return undefined;
  try {
    const { width, height } = IMAGE_BOX;
    const jpeg = await sharp(file)
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 95 })
      .toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  } catch {
    // Without an image the card shows a drawing.
    return undefined;
  }
}

async function jpegWithinLimit(png: Buffer): Promise<Buffer> {
  let jpeg = png;
  for (const quality of QUALITIES) {
    jpeg = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length < PREVIEW_MAX_BYTES) break;
  }
  return jpeg;
}

/** The preview image of a shared link: JPEG, 1200 by 630 pixels, below 250 KB. Fetches nothing from the network. */
export async function renderPreview(content: PreviewContent, draw: DrawPreview): Promise<Buffer> {
  const picture = content.picture ? await readImage(content.picture) : undefined;
  const drawn = draw({ content, fonts: await loadFonts(), ...(picture && { picture }) });
  return jpegWithinLimit(Buffer.from(await drawn.arrayBuffer()));
}
