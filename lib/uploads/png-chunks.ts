type Chunk = { type: number; start: number; end: number };

const SIGNATURE_BYTES = 8;
/**
 * Chunks of a picture: encoders write some thousand. Ten megabytes of empty ones would keep the server busy for
 * seconds, and the decoder for much longer.
 */
const MAX_CHUNKS = 50_000;

/** A chunk's name as the number it is in the file. */
const named = (name: string) => [...name].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0);
const IEND = named('IEND');
// What decides about the pixels, their colours and which way up they are.
const NEEDED = new Set(
  ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf'].map(named),
);

/** The chunks of a PNG up to its end; undefined when they do not lead there, or are too many. */
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
 * The same PNG without texts, animation and unknown chunks: a decoder unpacks compressed texts before it counts
 * them, thousands of megabytes out of ten. Undefined when it has no end, which a decoder would overlook, or so many
 * chunks that a decoder would be busy with nothing else.
 */
export function withoutExtraChunks(bytes: Uint8Array): Uint8Array | undefined {
  const chunks = chunksOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!chunks) return undefined;
  const kept = chunks.filter(({ type }) => NEEDED.has(type));
  const size = kept.reduce((sum, { start, end }) => sum + end - start, SIGNATURE_BYTES);
  const result = new Uint8Array(size);
  result.set(bytes.subarray(0, SIGNATURE_BYTES));
  let at = SIGNATURE_BYTES;
  for (const { start, end } of kept) {
    result.set(bytes.subarray(start, end), at);
    at += end - start;
  }
  return result;
}
