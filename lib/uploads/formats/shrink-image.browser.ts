import 'client-only';
import { IMAGE_MAX_SIDE } from '../upload-rules.ts';

/** Smaller files are sent as they are: shrinking them takes longer than sending. */
const SMALL_BYTES = 400 * 1024;
/** Gigabytes of device memory below which decoding a large image could crash the page. */
const WEAK_DEVICE_GB = 1;
const QUALITY = 0.85;

/** The size of an image scaled down so that its longest side fits: 4000×3000 within 1920 is 1920×1440. */
function sizeWithin(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws an image so that its longest side fits; undefined where there is no memory for it. */
export function drawWithin(
  image: ImageBitmap | HTMLImageElement,
  maxSide: number,
): CanvasRenderingContext2D | undefined {
  const size = sizeWithin(image.width, image.height, maxSide);
  const context = Object.assign(document.createElement('canvas'), size).getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size.width, size.height);
  return context;
}

/** A drawing as a file; undefined in a browser that can't write this format, which would write a PNG. */
export async function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: 'image/jpeg' | 'image/webp',
): Promise<Blob | undefined> {
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  return drawn?.type === type ? drawn : undefined;
}

async function drawSmaller(file: Blob): Promise<Blob | undefined> {
  // Applies the EXIF orientation, since drawing removes the metadata.
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const context = drawWithin(image, IMAGE_MAX_SIDE);
    // JPEG has no transparency. A PNG would not be smaller.
    return (
      context &&
      (await encodeCanvas(context.canvas, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'))
    );
  } finally {
    image.close();
  }
}

/**
 * Scales an image down to at most 1920 px a side, to about a tenth of its bytes. Returns it unchanged when that fails
 * or saves nothing, or when the device has little memory: the server stores the same result either way.
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
