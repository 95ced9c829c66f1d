import 'client-only';
import { groundFor } from '../image-ground.ts';
import { IMAGE_MAX_SIDE } from '../upload-rules.ts';
import { drawWithin, encodeCanvas } from './shrink-image.browser.ts';

type Opened = { image: ImageBitmap | HTMLImageElement; close: () => void };

/** As an element: what a browser shows, it may not open as a bitmap. */
async function openAsElement(file: Blob): Promise<Opened> {
  const address = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(address);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch (error) {
    close();
    throw error;
  }
  return { image, close };
}

/** Opens an image, turned as its metadata says, since drawing removes them. Rejects where the browser can't. */
async function open(file: Blob): Promise<Opened> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { image, close: () => image.close() };
  } catch {
    return openAsElement(file);
  }
}

/** Draws a ground below a transparent image, as the server does with what is transparent: JPEG would make it black. */
function drawGround(context: CanvasRenderingContext2D) {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const ground = groundFor({ data: new Uint8Array(data.buffer), width, height, channels: 4 });
  if (!ground) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = `rgb(${ground.r} ${ground.g} ${ground.b})`;
  context.fillRect(0, 0, width, height);
}

/**
 * An image of any format that the browser can open, as WebP, or as JPEG where it can't write WebP, with a longest side of
 * 1920 px like what is stored. Undefined where it can't open it.
 */
export async function convertImage(file: Blob): Promise<Blob | undefined> {
  const opened = await open(file).catch(() => undefined);
  if (!opened) return undefined;
  try {
    const context = drawWithin(opened.image, IMAGE_MAX_SIDE);
    if (!context) return undefined;
    const webp = await encodeCanvas(context.canvas, 'image/webp');
    if (webp) return webp;
    drawGround(context);
    return await encodeCanvas(context.canvas, 'image/jpeg');
  } catch {
    return undefined;
  } finally {
    opened.close();
  }
}
