import { readJpegHeader } from './jpeg-header.ts';
import type { PictureMeasures } from './picture-measures.ts';
import { readPngHeader } from './png-header.ts';
import { readWebpHeader } from './webp-header.ts';

type PictureFormat = 'jpeg' | 'png' | 'webp';

export type PictureHeader = PictureMeasures & { format: PictureFormat };

/** A header, or why there is none: not one of the three formats, or one of them but broken. */
type HeaderReading = PictureHeader | 'wrong-type' | 'broken';

const SIGNATURES = [
  { format: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff], read: readJpegHeader },
  { format: 'png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], read: readPngHeader },
  { format: 'webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50], read: readWebpHeader },
] as const;

/** Reads the header of a JPEG, PNG or WebP, whatever the file is called. Never throws. */
export function readPictureHeader(bytes: Uint8Array): HeaderReading {
  const known = SIGNATURES.find((signature) =>
    signature.bytes.every((byte, index) => bytes[signature.at + index] === byte),
  );
  if (!known) return 'wrong-type';
  const header = known.read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return header ? { format: known.format, ...header } : 'broken';
}
