import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const FOLDER = join(process.cwd(), 'node_modules/@fontsource/bricolage-grotesque/files');

/** The tables of a WOFF file by their tags. Layout: https://www.w3.org/TR/WOFF/ */
function tables(woff: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, i) => 44 + i * 20);
  return new Map(
    entries.map((at) => {
      const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
      const data = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
      const isPacked = (packed ?? 0) < (length ?? 0);
      return [woff.toString('latin1', at, at + 4), isPacked ? inflateSync(data) : data];
    }),
  );
}

/** The glyph of every code point below 0xFFFF in a character map of format 4. */
function glyphs(cmap: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const at = cmap.readUInt32BE(8 + table * 8);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const bytes = cmap.readUInt16BE(at + 6);
    for (let segment = 0; segment < bytes; segment += 2) {
      const last = cmap.readUInt16BE(at + 14 + segment);
      const first = cmap.readUInt16BE(at + 16 + bytes + segment);
      const delta = cmap.readUInt16BE(at + 16 + bytes * 2 + segment);
      const rangeAt = at + 16 + bytes * 3 + segment;
      const range = cmap.readUInt16BE(rangeAt);
      for (let code = first; code <= last && code < 0xffff; code += 1) {
        const raw = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + (code - first) * 2);
        const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
        if (glyph !== 0) found.set(code, glyph);
      }
    }
  }
  return found;
}

/** The advance width, in em, of each code point of the font file. */
export function advanceWidths(subset: 'latin' | 'latin-ext', weight: 600 | 800): Map<number, number> {
  const file = tables(readFileSync(join(FOLDER, `bricolage-grotesque-${subset}-${weight}-normal.woff`)));
  const table = (tag: string) => file.get(tag) ?? Buffer.alloc(0);
  const unitsPerEm = table('head').readUInt16BE(18);
  const lastMetric = table('hhea').readUInt16BE(34) - 1;
  const advance = (glyph: number) => table('hmtx').readUInt16BE(Math.min(glyph, lastMetric) * 4) / unitsPerEm;
  return new Map([...glyphs(table('cmap'))].map(([code, glyph]) => [code, advance(glyph)]));
}
