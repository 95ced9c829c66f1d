import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawingProcess } from '#lib/catalog/previews/drawing-process.server';
import { SITE_PREVIEW } from '#lib/events/preview/preview-content';
import { categoryPreview, categoryPreviewPath, SITE_PREVIEW_PATH } from '#lib/events/preview/ready-preview';

const pixels = (image: string | Uint8Array) => sharp(image).removeAlpha().raw().toBuffer();

/** The mean difference of two images of one size, of 0 to 255 for each colour of each pixel. */
async function difference(one: string | Uint8Array, other: string | Uint8Array): Promise<number> {
  const [a, b] = [await pixels(one), await pixels(other)];
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += Math.abs((a[index] ?? 0) - (b[index] ?? 0));
  return sum / a.length;
}

test('the ready pictures are up to date: art/scripts/ready-previews.mjs would draw the same', async () => {
  const drawer = drawingProcess();
  try {
    const food = await drawer.draw(categoryPreview('food'));
    const site = await drawer.draw(SITE_PREVIEW);
    const publicFile = (path: string) => join(process.cwd(), 'public', path);
    // They are encoded with a lower quality; another image differs by more than ten times as much.
    expect(await difference(food, publicFile(categoryPreviewPath('food')))).toBeLessThan(2);
    expect(await difference(site, publicFile(SITE_PREVIEW_PATH))).toBeLessThan(2);
    expect(await difference(food, site)).toBeGreaterThan(20);
  } finally {
    drawer.end();
  }
}, 120_000);
