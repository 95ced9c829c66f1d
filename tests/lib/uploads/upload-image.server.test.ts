import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { serverEnv } from '#lib/server/env.server';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { deleteUnclaimedUploads } from '#lib/uploads/delete-uploads.server';
import { imageFileName } from '#lib/uploads/image-address';
import { uploadImage } from '#lib/uploads/upload-image.server';
import { BUSY, TOO_LARGE, UNREADABLE, WRONG_TYPE } from '#lib/uploads/upload-rules';
import {
  animatedWebp,
  filledUpTo,
  jpegWithSegment,
  pngOf,
  someImage,
  someJpeg,
  textBomb,
} from '../../support/images/images.ts';
import { streamedUpload, uploadRequest } from '../../support/images/upload-request.ts';
import { describeStores } from '../../support/store/stores.ts';

const NETWORK = '203.0.113.7';

const CONNECTION_BROKE = 'The connection broke before everything had arrived.';

const NOW = Date.UTC(2026, 10, 21, 12);
const TEN_MB = 10 * 1024 * 1024;

const upload = async (bytes: Uint8Array, name = 'picture.jpg', type = 'image/jpeg', network = NETWORK) =>
  uploadImage(await uploadRequest({ bytes, name, type }), network, NOW);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof PublicError ? [error.status, error.message] : error),
  );
const folder = () => join(serverEnv().DATA_DIR, 'uploads');
const filesOnDisk = () => readdir(folder()).catch(() => []);
const fileOf = (id: string, version?: 'optimized' | 'thumbnail') =>
  readFile(join(folder(), imageFileName(id, version)));
const rows = async () => (await store()).db.selectFrom('uploads').selectAll().execute();

describeStores('An upload', () => {
  test('is stored upright as WebP of at most 1920 px, with versions of 800×600 and 300×200, and recorded in the store', async () => {
    const { url, publicId } = await upload(await someImage(2400, 1200).jpeg().toBuffer());
    expect(url).toBe(`/uploads/${publicId}.webp`);
    expect(publicId).toMatch(/^[0-9a-f]{32}$/);
    const sizes = await Promise.all(
      [undefined, 'optimized' as const, 'thumbnail' as const].map(async (version) => {
        const { format, width, height } = await sharp(await fileOf(publicId, version)).metadata();
        return [format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ['webp', 1920, 960],
      ['webp', 800, 600],
      ['webp', 300, 200],
    ]);
    const files = [
      await fileOf(publicId),
      await fileOf(publicId, 'optimized'),
      await fileOf(publicId, 'thumbnail'),
    ];
    expect(await rows()).toEqual([
      {
        id: publicId,
        url,
        public_id: publicId,
        provider: 'disk',
        bytes: Buffer.concat(files).length,
        width: 1920,
        height: 960,
        created_at: '2026-11-21T12:00:00.000Z',
        claimed_by: null,
        network_hash: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    expect((await filesOnDisk()).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('loses its location, camera, colour profile and all hidden data, and is turned upright', async () => {
    const markers = ['MARKER-EXIF', 'MARKER-XMP', 'MARKER-COMMENT', 'MARKER-BEHIND', '<script>'];
    const taken = await someImage(1000, 800)
      .withExif({
        IFD0: { Make: 'MARKER-EXIF', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 58/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">MARKER-XMP</x:xmpmeta>')
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const hostile = Buffer.concat([
      jpegWithSegment(taken, 0xfe, 'MARKER-COMMENT <script>alert(1)</script>'),
      Buffer.from('MARKER-BEHIND'),
    ]);
    expect((await sharp(hostile).metadata()).orientation).toBe(6);
    const { publicId } = await upload(hostile);
    const file = await fileOf(publicId);
    for (const marker of markers) expect(file.includes(marker)).toBe(false);
    const { width, height, exif, icc, xmp, orientation } = await sharp(file).metadata();
    expect([width, height]).toEqual([800, 1000]);
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    // The left side is now at the top.
    const above = await sharp(file).extract({ left: 0, top: 0, width: 800, height: 400 }).toBuffer();
    const { dominant } = await sharp(above).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });
});

// How an image is decoded does not depend on the store: a process of its own each time, on one store.
describeStores('An upload, whatever it is,', () => {
  test.each([
    ['an animated WebP, of which the first frame is stored', animatedWebp, 400],
    ['a CMYK JPEG', () => someImage().toColourspace('cmyk').jpeg().toBuffer(), 1000],
    ['a grey JPEG', () => someImage().greyscale().jpeg().toBuffer(), 1000],
    ['a PNG of 16 bits', () => someImage().toColourspace('rgb16').png().toBuffer(), 1000],
    [
      'a palette PNG with transparency',
      () => someImage(640, 480).ensureAlpha(0.5).png({ palette: true }).toBuffer(),
      640,
    ],
    ['a progressive JPEG', () => someImage().jpeg({ progressive: true }).toBuffer(), 1000],
    ['an image of two pixels', () => someImage(2, 1).png().toBuffer(), 2],
    [
      'a PNG with fifty texts of seven megabytes',
      () =>
        pngOf({
          width: 10,
          height: 10,
          data: Buffer.alloc(110),
          extra: Array(50).fill(textBomb(7)),
        }),
      10,
    ],
    [
      '49 megapixels of nothing in a few kilobytes',
      () => pngOf({ width: 7_000, height: 7_000, data: Buffer.alloc(7_001 * 7_000) }),
      1920,
    ],
  ])('may be %s', async (_, make, expected) => {
    const { publicId } = await upload(await make());
    const { format, width, pages, space, depth } = await sharp(await fileOf(publicId)).metadata();
    expect({ format, width, pages, space, depth }).toEqual({
      format: 'webp',
      width: expected,
      pages: undefined,
      space: 'srgb',
      depth: 'uchar',
    });
  });

  test.each(['../../../etc/passwd', 'a\r\nX-Header: b.jpg', '"; name="other', 'ü \u202egpj.exe'])(
    'may have any file name, which is not stored: %j',
    async (name) => {
      const { url } = await upload(await someJpeg(), name, 'text/html');
      expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
    },
  );
}, ['sqlite']);

describeStores('An upload is refused without leaving files or rows:', () => {
  const half = async (image: Promise<Buffer>) => {
    const bytes = await image;
    return bytes.subarray(0, bytes.length / 2);
  };
  const webpWith = async (at: number, length: number) => {
    const webp = await someImage().webp().toBuffer();
    webp.writeUInt32LE(length, at);
    return webp;
  };
  const extendedWebp = () => someImage().webp().keepMetadata().withXmp('<x/>').toBuffer();
  const withCanvas = async (image: Promise<Buffer>, side: number) => {
    const webp = await image;
    webp.writeUIntLE(side - 1, 24, 3);
    webp.writeUIntLE(side - 1, 27, 3);
    return webp;
  };
  test.each([
    ['half a JPEG', () => half(someJpeg()), 422, UNREADABLE],
    ['half a PNG', () => half(someImage().png().toBuffer()), 422, UNREADABLE],
    ['half a WebP', () => half(someImage().webp().toBuffer()), 422, UNREADABLE],
    ['a PNG of too few rows', () => pngOf({ width: 100, height: 100 }), 422, UNREADABLE],
    ['a WebP whose length exceeds the file', () => webpWith(4, 0xffffffff), 422, UNREADABLE],
    ['a WebP whose chunk exceeds the file', () => webpWith(16, 0xfffffff0), 422, UNREADABLE],
    ['a WebP that is larger than its canvas', () => withCanvas(extendedWebp(), 10), 422, UNREADABLE],
    ['a WebP that is smaller than its canvas', () => withCanvas(extendedWebp(), 4_000), 422, UNREADABLE],
    ['an animation that is larger than its canvas', () => withCanvas(animatedWebp(), 10), 422, UNREADABLE],
    ['a GIF called .png', () => someImage().gif().toBuffer(), 415, WRONG_TYPE],
    ['a script called .png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, WRONG_TYPE],
    ['10 MB and one byte', async () => filledUpTo(await someJpeg(), TEN_MB + 1), 413, TOO_LARGE],
    ['11 MB', async () => filledUpTo(await someJpeg(), TEN_MB + 1024 * 1024), 413, TOO_LARGE],
  ])('%s', async (_, make, status, sentence) => {
    const before = await filesOnDisk();
    expect(await refusal(upload(await make(), 'picture.png', 'image/png'))).toEqual([status, sentence]);
    expect(await rows()).toEqual([]);
    expect(await filesOnDisk()).toEqual(before);
  });

  test('not when it has exactly 10 MB', async () => {
    expect(await refusal(upload(filledUpTo(await someJpeg(), TEN_MB)))).toBe('taken');
  });

  test.each([
    ['two files', () => [{ bytes: Buffer.from('a') }, { bytes: Buffer.from('b') }]],
    ['another field', () => [{ bytes: Buffer.from('a'), field: 'image' }]],
    ['no file', () => []],
  ])('%s', async (_, files) => {
    expect(await refusal(uploadImage(await uploadRequest(...files()), NETWORK, NOW))).toEqual([
      400,
      expect.any(String),
    ]);
  });

  test.each([
    ['no form', 'application/json', '{}'],
    ['a form without its boundary', 'multipart/form-data; boundary=x', 'nothing'],
    [
      'text in the place of the file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nhello\r\n--x--\r\n',
    ],
  ])('%s', async (_, type, body) => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    });
    expect(await refusal(uploadImage(request, NETWORK, NOW))).toEqual([400, expect.any(String)]);
  });

  const NOT_ONE_FILE = 'Send one image as multipart/form-data in the field "file".';
  const EMPTY_TEXT = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const EMPTY_FILE = '--x\r\nContent-Disposition: form-data; name="a"; filename="f"\r\n\r\n\r\n';
  test.each([
    ['an image behind a hundred thousand texts', EMPTY_TEXT.repeat(100_000), '', ''],
    [
      'an image before fifty thousand empty files of another field',
      '',
      '',
      `\r\n${EMPTY_FILE.repeat(50_000)}`,
    ],
    ['an image with a hundred thousand headers', '', 'X-a: b\r\n'.repeat(100_000), ''],
  ])('%s', async (_, before, headers, behind) => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: Buffer.concat([
        Buffer.from(
          `${before}--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n${headers}\r\n`,
        ),
        await someJpeg(),
        Buffer.from(`${behind}\r\n--x--\r\n`),
      ]),
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(await refusal(uploadImage(request, NETWORK, NOW))).toEqual([400, NOT_ONE_FILE]);
  });

  test('an endless body, of which no more than the limit is read', async () => {
    let sent = 0;
    const request = streamedUpload({
      pull(controller) {
        sent += 1 << 20;
        controller.enqueue(new Uint8Array(1 << 20));
      },
    });
    expect(await refusal(uploadImage(request, NETWORK, NOW))).toEqual([413, TOO_LARGE]);
    expect(sent).toBeLessThan(TEN_MB + (4 << 20));
  });

  test('a connection that breaks', async () => {
    const request = streamedUpload({ pull: (controller) => controller.error(new Error('aborted')) });
    expect(await refusal(uploadImage(request, NETWORK, NOW))).toEqual([400, CONNECTION_BROKE]);
  });
});

describeStores('An upload whose files cannot be written', () => {
  test('is refused, uses no budget, and is deleted by the next clean-up', async () => {
    await rm(folder(), { recursive: true, force: true });
    await writeFile(folder(), 'not a folder');
    expect(await refusal(upload(await someJpeg()))).toMatchObject({ code: 'EEXIST' });
    expect(await rows()).toMatchObject([{ claimed_by: 'deleted', network_hash: null }]);
    await rm(folder());
    expect(await deleteUnclaimedUploads(NOW)).toBe(1);
    expect(await rows()).toEqual([]);
  });
});

describeStores('Concurrent uploads', () => {
  test('are all stored, one after the other', async () => {
    const image = await someJpeg();
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(image)));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(6);
    expect(await rows()).toHaveLength(6);
  });

  /** An upload that stops after ten megabytes; `isRead` resolves when these have been read. */
  function heldUpload() {
    const { promise: isRead, resolve } = Promise.withResolvers<void>();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const request = streamedUpload({
      pull(given) {
        if (controller) return resolve();
        controller = given;
        given.enqueue(new Uint8Array(TEN_MB));
      },
    });
    const answer = refusal(uploadImage(request, NETWORK, NOW));
    return { isRead, answer, breakOff: () => controller?.error(new Error('aborted')) };
  }

  test('of one network are refused with a time to retry when its share of memory is used up, those of others are not', async () => {
    const held = Array.from({ length: 3 }, heldUpload);
    await Promise.all(held.map(({ isRead }) => isRead));
    expect(await heldUpload().answer).toEqual([503, BUSY]);
    const announcing = streamedUpload({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
    announcing.headers.set('content-length', String(TEN_MB));
    expect(await refusal(uploadImage(announcing, NETWORK, NOW))).toEqual([503, BUSY]);
    expect(announcing.bodyUsed).toBe(false);
    expect(await refusal(upload(await someJpeg(), 'a.jpg', 'image/jpeg', '198.51.100.9'))).toBe('taken');
    for (const { breakOff } of held) breakOff();
    expect(await Promise.all(held.map(({ answer }) => answer))).toEqual(
      held.map(() => [400, CONNECTION_BROKE]),
    );
    expect(await refusal(upload(await someJpeg()))).toBe('taken');
  });

  test('are not decoded when their clients have gone', async () => {
    const gone = new AbortController();
    const { url, body, headers } = await uploadRequest({ bytes: await someJpeg() });
    const init = { method: 'POST', body, headers, duplex: 'half', signal: gone.signal };
    const first = upload(await someJpeg());
    const second = refusal(uploadImage(new Request(url, init), NETWORK, NOW));
    gone.abort();
    expect(await second).toEqual([400, CONNECTION_BROKE]);
    expect(await first).toMatchObject({ success: true });
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    ['announce ten megabytes and send nothing', { 'Content-Length': String(TEN_MB) }],
    ['do not say how much they send, and send nothing', {}],
    ['announce half a byte', { 'Content-Length': '0.5' }],
    ['announce what is no number', { 'Content-Length': 'ten' }],
  ])('do not block others when clients %s', async (_, headers) => {
    const arriving: ReadableStreamDefaultController<Uint8Array>[] = [];
    const idle = Array.from({ length: 20 }, () => {
      const request = streamedUpload({ start: (controller) => void arriving.push(controller) });
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return refusal(uploadImage(request, NETWORK, NOW));
    });
    expect(await refusal(upload(await someJpeg()))).toBe('taken');
    for (const controller of arriving) controller.error(new Error('aborted'));
    expect(await Promise.all(idle)).toEqual(idle.map(() => [400, CONNECTION_BROKE]));
  });
});
