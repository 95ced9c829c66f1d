type Chunk = { type: number; start: number; end: number };

const SIGNATURE_BYTES = 8;
/**
 * Most chunks of an image. Encoders write some thousand; ten megabytes of empty ones would block the server for
 * seconds, and the decoder for much longer.
 */
const MAX_CHUNKS = 50_000;

/** A chunk's type as the 32-bit number in the file. */
const typeNumber = (name: string) =>
  [...name].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0);
const IEND = typeNumber('IEND');
// The chunks that define the pixels, their colours and their orientation.
const NEEDED = new Set(
  ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf'].map(typeNumber),
);

/** The chunks of a PNG up to IEND; undefined when there is no IEND, or there are too many chunks. */
function chunksOf(view: DataView): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let start = SIGNATURE_BYTES; start + 12 <= view.byteLength && chunks.length < MAX_CHUNKS; ) {
    const type = view.getUint32(start + 4);
    const end = start + 12 + view.getUint32(start);
    chunks.push({ type, start, end });
    if (type === IEND) return end > view.byteLength ? undefined : chunks;
    start = end;
  }
  return undefined;
}

/**
 * The same PNG without texts, animation and unknown chunks: decoders decompress texts before they limit them, which may
 * be gigabytes from ten megabytes. Undefined when IEND is missing, which decoders ignore, or when there are so many
 * chunks that they would block a decoder.
 */
export function withoutExtraChunks(bytes: Uint8Array): Uint8Array | undefined {
  const chunks = chunksOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!chunks) return undefined;
  const needed = chunks.filter(({ type }) => NEEDED.has(type));
  const size = needed.reduce((sum, { start, end }) => sum + end - start, SIGNATURE_BYTES);
  const result = new Uint8Array(size);
  result.set(bytes.subarray(0, SIGNATURE_BYTES));
  let at = SIGNATURE_BYTES;
  for (const { start, end } of needed) {
    result.set(bytes.subarray(start, end), at);
    at += end - start;
  }
  return result;
}
