const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
// Baseline, extended and progressive with Huffman coding, which cameras and browsers write.
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const PROGRESSIVE = 0xc2;
const hasNoSegment = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd8);

/**
 * The position of the next marker after the data of a scan, in which 0xff may be followed by zero or a restart marker.
 */
function endOfScan(bytes: Uint8Array, from: number): number {
  // Byte by byte: indexOf() would be a hundred times slower in a file of nothing but 0xff.
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] !== MARKER) continue;
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== MARKER && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return bytes.length;
}

/**
 * Reads size, kind and number of scans of a JPEG by walking its segments up to the end-of-image marker. Undefined when
 * the walk fails: a decoder would continue there and find more scans. Data after the end is ignored; cameras append
 * further images.
 */
export function readJpegHeader(view: DataView) {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  let frame: { width: number; height: number; isProgressive: boolean } | undefined;
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== MARKER) return undefined;
    const code = bytes[at + 1] ?? 0;
    if (code === END_OF_IMAGE) break;
    // Any number of 0xff may precede a marker as fill bytes.
    if (code === MARKER || hasNoSegment(code)) {
      at += code === MARKER ? 1 : 2;
      continue;
    }
    const length = view.getUint16(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return undefined;
    // The decoder refuses a second frame.
    if (FRAMES.has(code) && length >= 8)
      frame ??= {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        isProgressive: code === PROGRESSIVE,
      };
    if (code === START_OF_SCAN) scans += 1;
    at = code === START_OF_SCAN ? endOfScan(bytes, next) : next;
  }
  if (!frame || scans === 0) return undefined;
  const { width, height, isProgressive } = frame;
  return { width, height, whole: isProgressive || scans > 1, scans, bytesPerPixel: 3 };
}
