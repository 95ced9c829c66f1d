// PNGs that are small as files and dear to decode.
import { crc32, deflateSync } from 'node:zlib';

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that is small as a file and dear to decode: `passes` are the sizes of its interlaced parts, or its own. */
function dearPng({ width, height, depth, passes }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 6, 0, 0, passes.length > 1 ? 1 : 0], 8);
  const rows = passes.map(([columns, lines]) => {
    const bytes = (columns * 4 * depth) / 8 + 1;
    const part = Buffer.alloc(bytes * lines, 3);
    // The dearest filter for each row.
    for (let line = 0; line < lines; line += 1) part[line * bytes] = 4;
    return part;
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const INTERLACED_12_MEGAPIXELS = [
  [500, 375],
  [500, 375],
  [1_000, 375],
  [1_000, 750],
  [2_000, 750],
  [2_000, 1_500],
  [4_000, 1_500],
];
/** The dearest images that are accepted, and the one that used to be; made within a second each. */
export const worstImages = () => [
  dearPng({ width: 4_000, height: 3_125, depth: 16, passes: [[4_000, 3_125]] }),
  dearPng({ width: 4_000, height: 3_000, depth: 8, passes: INTERLACED_12_MEGAPIXELS }),
];
