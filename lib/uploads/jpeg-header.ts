const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
// Baseline, extended and progressive, all in Huffman code: what cameras and browsers write.
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const PROGRESSIVE = 0xc2;
const standsAlone = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd8);

/** Where the next marker stands behind the data of a scan; a zero or a restart after 0xff belongs to the data. */
function endOfScan(bytes: Uint8Array, from: number): number {
  // Byte by byte: in a file of nothing but 0xff, a search for each of them takes a hundred times as long.
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] !== MARKER) continue;
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== MARKER && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return bytes.length;
}

/**
 * Walks the segments of a JPEG up to its end: size, kind and number of scans, which nothing but a walk can count.
 * Undefined when they cannot be followed: a decoder would go on where this walk got lost, and find more scans. What
 * stands behind the end (other pictures of a camera, or anything) is not looked at.
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
    // Any number of 0xff may fill the space before a marker.
    if (code === MARKER || standsAlone(code)) {
      at += code === MARKER ? 1 : 2;
      continue;
    }
    const length = view.getUint16(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return undefined;
    // The decoder refuses a second one.
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
  return { width, height, whole: isProgressive || scans > 1, scans };
}
