/** Bytes of a file that show whether it is HEIC or AVIF, and how large its image is. */
export const FORMAT_BYTES = 64 * 1024;

/** HEIC and AVIF begin with a box `ftyp` that names one of these (ISO/IEC 23008-12, 10; AV1 Image File Format, 6). */
const BRANDS = new Set('avif avis heic heim heis heix hevc hevm hevs hevx mif1 msf1'.split(' '));

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Whether a file is HEIC or AVIF by its first bytes, whatever it is called. */
export const isHeif = (bytes: Uint8Array): boolean =>
  textAt(bytes, 4) === 'ftyp' && BRANDS.has(textAt(bytes, 8));

/** 'ispe' as a number. */
const ISPE = 0x69_73_70_65;

/**
 * The most pixels that HEIC or AVIF says an image in it has: the box `ispe` of each has width and height (ISO/IEC 23008-12,
 * 6.5.3). 0 where the first bytes have none.
 */
export function heifPixels(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let most = 0;
  for (let at = 0; at + 16 <= bytes.length; at += 1)
    if (view.getUint32(at) === ISPE) most = Math.max(most, view.getUint32(at + 8) * view.getUint32(at + 12));
  return most;
}

/**
 * Whether an image is declared to be in another format than those that are sent, which a browser may open. Not GIF, whose
 * motion would be lost, nor SVG, which is no image of a camera and may have a script.
 */
export const isOtherFormat = (type: string): boolean =>
  /^image\/(?:avif|hei[cf]|bmp|x-ms-bmp|tiff|jxl|jp2)/i.test(type);
