import type { PictureMeasures } from './picture-measures.ts';

type Chunk = { type: string; start: number; end: number };

const SIGNATURE_BYTES = 8;
// What decides about the pixels, their colours and which way up they are.
const NEEDED = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'eXIf',
]);

/** The chunks of a PNG up to its end; the last one may reach beyond the file. */
function* chunksOf(view: DataView): Generator<Chunk> {
  for (let start = SIGNATURE_BYTES; start + 12 <= view.byteLength; ) {
    const letters = [4, 5, 6, 7].map((offset) => view.getUint8(start + offset));
    const type = String.fromCharCode(...letters);
    const end = start + 12 + view.getUint32(start);
    yield { type, start, end };
    if (type === 'IEND') return;
    start = end;
  }
}

/** Size and interlacing of a PNG; undefined when its chunks do not lead from the header to the end. */
export function readPngHeader(view: DataView): PictureMeasures | undefined {
  const chunks = [...chunksOf(view)];
  const [first] = chunks;
  const last = chunks.at(-1);
  if (first?.type !== 'IHDR' || first.end - first.start !== 25) return undefined;
  if (last?.type !== 'IEND' || last.end > view.byteLength) return undefined;
  if (!chunks.some(({ type }) => type === 'IDAT')) return undefined;
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
  const kept = [...chunksOf(view)].filter(({ type }) => NEEDED.has(type));
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
