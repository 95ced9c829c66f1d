/** The first bytes of a file, which show whether it is HEIC or AVIF, and mostly how large its image is. */
export const FORMAT_BYTES = 64 * 1024;

/** HEIC and AVIF begin with a box `ftyp` that names one of these (ISO/IEC 23008-12, 10; AV1 Image File Format, 6). */
const BRANDS = new Set('avif avis heic heim heis heix hevc hevm hevs hevx mif1 msf1'.split(' '));

/** Four bytes as text; shorter where they end. */
export const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Whether a file is HEIC or AVIF by its first bytes, whatever it is called. */
export const isHeif = (bytes: Uint8Array): boolean =>
  textAt(bytes, 4) === 'ftyp' && BRANDS.has(textAt(bytes, 8));
