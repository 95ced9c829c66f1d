import 'client-only';
import { PICTURE_MAX_SIDE } from './upload-rules.ts';

/** A file that is smaller than this costs less to send than to draw again. */
const SMALL_BYTES = 400 * 1024;
/** Gigabytes of memory below which a large picture could end the page. */
const WEAK_DEVICE_GB = 1;
const QUALITY = 0.85;

/** The size of a picture whose longest side fits: 4000×3000 within 1920 is 1920×1440. Never larger than it is. */
function sizeWithin(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function drawSmaller(file: Blob): Promise<Blob | undefined> {
  // Upright: what a camera wrote about turning is lost with the rest of its words.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = sizeWithin(picture.width, picture.height, PICTURE_MAX_SIDE);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, size.width, size.height);
    // A JPEG has no transparency; browsers that cannot write WebP answer with a PNG, which is no smaller.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
    return drawn && drawn.type === type ? drawn : undefined;
  } finally {
    picture.close();
  }
}

/**
 * The picture with at most 1920 px a side, so that a phone sends a tenth. Where that fails, helps nothing or the
 * device is weak, the picture as it was chosen: the server makes the same of both.
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  if (file.size <= SMALL_BYTES || (deviceMemory && deviceMemory < WEAK_DEVICE_GB)) return file;
  try {
    const smaller = await drawSmaller(file);
    return smaller && smaller.size > 0 && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
