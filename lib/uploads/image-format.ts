/** The first bytes of a file, which show whether it is HEIC or AVIF, and mostly how large its image is. */
export const FORMAT_BYTES = 64 * 1024;

/** How files of the formats that are sent begin: these bytes, so far in. */
const SENT_FORMATS = [
  { format: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { format: 'png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: 'webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const;
export type SentFormat = (typeof SENT_FORMATS)[number]['format'];

/** Which of the formats that are sent a file has by its first bytes, whatever it is called; undefined for another one. */
export const sentFormat = (bytes: Uint8Array): SentFormat | undefined =>
  SENT_FORMATS.find((known) => known.bytes.every((byte, index) => bytes[known.at + index] === byte))?.format;

/** HEIC and AVIF begin with a box `ftyp` that names one of these (ISO/IEC 23008-12, 10; AV1 Image File Format, 6). */
const BRANDS = new Set('avif avis heic heim heis heix hevc hevm hevs hevx mif1 msf1'.split(' '));

/** Four bytes as text; shorter where they end. */
export const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Whether a file is HEIC or AVIF by its first bytes, whatever it is called. */
export const isHeif = (bytes: Uint8Array): boolean =>
  textAt(bytes, 4) === 'ftyp' && BRANDS.has(textAt(bytes, 8));
