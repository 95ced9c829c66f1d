import type { PictureMeasures } from './picture-measures.ts';

type Chunk = { type: number; start: number; end: number };

const SIGNATURE_BYTES = 8;
/**
 * Chunks of a picture: encoders write some thousand. Ten megabytes of empty ones would keep the server busy for
 * seconds, and the decoder for much longer.
 */
const MAX_CHUNKS = 50_000;

/** A chunk's name as the number it is in the file. */
const named = (name: string) => [...name].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0);
const [IHDR, IDAT, IEND] = [named('IHDR'), named('IDAT'), named('IEND')];
// What decides about the pixels, their colours and which way up they are.
const NEEDED = new Set(
  ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf'].map(named),
);

/** The chunks of a PNG up to its end, or to one too many; the last one may reach beyond the file. */
function chunksOf(view: DataView): Chunk[] {
  const chunks: Chunk[] = [];
  for (let start = SIGNATURE_BYTES; start + 12 <= view.byteLength && chunks.length <= MAX_CHUNKS; ) {
    const type = view.getUint32(start + 4);
    const end = start + 12 + view.getUint32(start);
    chunks.push({ type, start, end });
    if (type === IEND) break;
    start = end;
  }
  return chunks;
}

/** Size and interlacing of a PNG; undefined when its chunks do not lead from the header to the end, or are too many. */
export function readPngHeader(view: DataView): PictureMeasures | undefined {
  const chunks = chunksOf(view);
  const [first] = chunks;
  const last = chunks.at(-1);
  if (first?.type !== IHDR || first.end - first.start !== 25) return undefined;
  if (last?.type !== IEND || last.end > view.byteLength) return undefined;
  if (chunks.length > MAX_CHUNKS || !chunks.some(({ type }) => type === IDAT)) return undefined;
  return {
    width: view.getUint32(first.start + 8),
    height: view.getUint32(first.start + 12),
    whole: view.getUint8(first.start + 20) !== 0,
    scans: 1,
  };
}

/**
 * The same PNG without texts, animation and unknown chunks: a decoder unpacks compressed texts before it counts
 * them, thousands of megabytes out of ten.
 */
export function withoutExtraChunks(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = chunksOf(view).filter(({ type }) => NEEDED.has(type));
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
