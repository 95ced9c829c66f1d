import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Left half red, right half blue, and so large that every version is a smaller one. */
export const someImage = (width = 1000, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#c2330a' } }).composite([
    {
      input: {
        create: { width: Math.floor(width / 2), height, channels: 3, background: '#171696' },
      },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ]);

export const someJpeg = () => someImage().jpeg().toBuffer();

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

type Png = {
  width: number;
  height: number;
  depth?: number;
  /** 0 for grey, 6 for colours with transparency (PNG, 11.2.2). */
  colourType?: number;
  interlaced?: boolean;
  data?: Buffer;
  extra?: Buffer[];
};

/** A PNG, grey unless it says otherwise, with whatever its header shall claim; without data, one row of nothing. */
export function pngOf(png: Png): Buffer {
  const { width, height, depth = 8, colourType = 0, interlaced = false, data, extra = [] } = png;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = colourType;
  header[12] = interlaced ? 1 : 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(data ?? Buffer.alloc(Math.min(width, 1_000) + 1), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** So many empty chunks of one name, twelve bytes each. */
export function manyChunks(type: string, count: number): Buffer[] {
  const one = chunk(type, Buffer.alloc(0));
  return [Buffer.alloc(one.length * count, one)];
}

/** A text chunk of a few kilobytes that unpacks to many megabytes. */
export const textBomb = (megabytes: number) =>
  chunk(
    'zTXt',
    Buffer.concat([
      Buffer.from('Comment\0\0', 'latin1'),
      deflateSync(Buffer.alloc(megabytes << 20), { level: 9 }),
    ]),
  );

/** A progressive JPEG whose last scan is repeated: valid, and as costly as it is long. */
export async function jpegWithScans(scans: number): Promise<Buffer> {
  const image = await someImage().jpeg({ progressive: true }).toBuffer();
  const last = image.lastIndexOf(Buffer.from([0xff, 0xda]));
  const [before, scan, end] = [image.subarray(0, last), image.subarray(last, -2), image.subarray(-2)];
  return Buffer.concat([before, ...Array.from({ length: scans }, () => scan), end]);
}

/** A JPEG with a segment of its own right behind its start: 0xfe is a comment, 0xe1 EXIF or XMP. */
export function jpegWithSegment(jpeg: Buffer, code: number, data: string): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(data, 'latin1'), jpeg.subarray(2)]);
}

/** A file filled up with zeros behind its end to an exact number of bytes. */
export const filledUpTo = (file: Buffer, bytes: number) =>
  Buffer.concat([file, Buffer.alloc(bytes - file.length)]);

/** Two frames as one file. */
export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#c2330a', '#171696'].map((background) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
}
