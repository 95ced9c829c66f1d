import { convertImage } from '#lib/uploads/formats/convert-image.browser';
import { imageToSend, openImage } from '#lib/uploads/formats/sendable-image.browser';
import { fakeCanvas } from '../../../support/images/fake-canvas.ts';

const HEIC = '\0\0\0\u{18}ftypheic\0\0\0\0mif1heic';
const NOT_OPENED =
  'Invalid file type. Only JPEG, PNG, and WebP images are allowed. This browser can’t open “flyer.heic”. Choose it on the phone that took it, or save it as a JPEG first.';
const fileOf = (name: string, type: string, content = HEIC) => new File([content], name, { type });
const aTurn = () => new Promise((resolve) => setTimeout(resolve, 0));
const SMALL = { width: 800, height: 600 };
const BOTH = ['image/webp', 'image/jpeg'] as const;

let end = () => {};
afterEach(() => end());

/** A browser with these abilities; returns what is asked of it. */
function browserThat(abilities: Parameters<typeof fakeCanvas>[0]) {
  end();
  const { asked, restore } = fakeCanvas(abilities);
  end = restore;
  return asked;
}

describe('an image that the browser can open', () => {
  test('becomes WebP, turned as its metadata says, with a longest side of 1920 pixels', async () => {
    const asked = browserThat({ opens: { width: 4032, height: 3024 }, writes: BOTH });
    expect((await convertImage(fileOf('poster.avif', 'image/avif')))?.type).toBe('image/webp');
    expect(asked).toMatchObject({
      options: [{ imageOrientation: 'from-image' }],
      drawn: [{ width: 1920, height: 1440 }],
      grounds: [],
      closed: 1,
    });
  });

  test('becomes JPEG in a browser that can’t write WebP, on a ground where it is transparent', async () => {
    const asked = browserThat({
      opens: { width: 40, height: 30 },
      writes: ['image/jpeg'],
      pixels: [0, 0, 0, 0],
    });
    expect((await convertImage(fileOf('flyer.heic', 'image/heic')))?.type).toBe('image/jpeg');
    expect(asked.grounds).toEqual(['rgb(255 255 255)']);
  });

  test('is opened as an element by a browser that opens it no other way', async () => {
    const asked = browserThat({ opens: SMALL, asElementOnly: true, writes: BOTH });
    expect((await convertImage(fileOf('flyer.heic', 'image/heic')))?.type).toBe('image/webp');
    expect(asked).toMatchObject({ drawn: [SMALL], closed: 1 });
  });

  test('is nothing where it can be neither opened nor written', async () => {
    const asked = browserThat({ writes: BOTH });
    expect(await convertImage(fileOf('flyer.heic', 'image/heic'))).toBeUndefined();
    expect(asked.closed).toBe(1);
    browserThat({ opens: SMALL, writes: [] });
    expect(await convertImage(fileOf('flyer.heic', 'image/heic'))).toBeUndefined();
  });
});

describe('a chosen file', () => {
  test.each([
    ['of a declared type', fileOf('flyer.heic', 'image/heic')],
    ['of which the device knows no type', fileOf('flyer.heic', '')],
    ['of another format by its type alone', fileOf('flyer.bmp', 'image/bmp', 'BM')],
  ])('%s is converted before it is sent', async (_, file) => {
    browserThat({ opens: SMALL, writes: BOTH });
    expect((await openImage(file, file.name)).type).toBe('image/webp');
  });

  test.each([
    ['of a format that is sent', fileOf('drums.jpg', 'image/jpeg', 'drums')],
    ['of which neither type nor content says anything', fileOf('drums', '', 'drums')],
  ])('%s stays as it is, and is not opened', async (_, file) => {
    const asked = browserThat({ opens: SMALL, writes: BOTH });
    expect(await openImage(file, file.name)).toBe(file);
    expect(asked.options).toEqual([]);
  });

  test.each([
    ['JPEG', 'image/heic', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['PNG', 'image/avif', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image/png'],
    ['WebP', 'image/tiff', new Uint8Array(Buffer.from('RIFF....WEBP')), 'image/webp'],
  ])('that is %s by its content is not opened, though declared as %s', async (_, type, content, own) => {
    const asked = browserThat({ opens: SMALL, writes: [] });
    const file = new File([content], 'flyer', { type });
    const image = await openImage(file, 'flyer');
    expect([image.type, image.size]).toEqual([own, file.size]);
    expect((await imageToSend(file, 'flyer')).type).toBe(own);
    expect(asked.options).toEqual([]);
  });

  test('that the browser can’t open is named, with what to do', async () => {
    browserThat({ writes: BOTH });
    const opening = openImage(fileOf('flyer.heic', 'image/heic'), 'flyer.heic');
    await expect(opening).rejects.toMatchObject({ kind: 'refused', message: NOT_OPENED });
  });

  const TOO_MANY = 'This image has too many pixels. Please choose a smaller one.';
  const SIDES = '\0\0@\0\0\0@\0';
  test.each([
    [
      'a HEIC of many bytes',
      'image/heic',
      HEIC.padEnd(10 * 1024 * 1024 + 1, '\0'),
      'File size too large. Please choose an image under 10MB.',
    ],
    ['a HEIC of many pixels', 'image/heic', `${HEIC}\0\0\0\u{14}ispe\0\0\0\0${SIDES}`, TOO_MANY],
    ['a BMP of many pixels', 'image/bmp', `BM${'\0'.repeat(12)}(\0\0\0\0@\0\0\0@\0\0`, TOO_MANY],
  ])('is not opened when it is too large: %s', async (_, type, content, sentence) => {
    const asked = browserThat({ opens: SMALL, writes: BOTH });
    const opening = openImage(fileOf('flyer', type, content), 'flyer');
    await expect(opening).rejects.toMatchObject({ kind: 'refused', message: sentence });
    expect(asked.options).toEqual([]);
  });

  test('is opened only when the one before it is converted, wherever it was chosen', async () => {
    browserThat({ opens: SMALL, writes: BOTH });
    const { createImageBitmap: decode } = globalThis;
    const going: (() => void)[] = [];
    globalThis.createImageBitmap = (async (...args: Parameters<typeof decode>) => {
      await new Promise<void>((resolve) => going.push(resolve));
      return decode(...args);
    }) as typeof decode;
    const [first, second] = ['a.heic', 'b.heic'].map((name) => openImage(fileOf(name, 'image/heic'), name));
    const ends: string[] = [];
    void first?.then(() => ends.push('first'));
    while (going.length === 0) await aTurn();
    for (let turn = 0; turn < 20; turn += 1) await aTurn();
    expect(going).toHaveLength(1);
    going[0]?.();
    await first;
    while (going.length === 1) await aTurn();
    expect(ends).toEqual(['first']);
    going[1]?.();
    expect((await second)?.type).toBe('image/webp');
  });
});

describe('an image that is sent', () => {
  test('is converted where its name says JPEG and its content HEIC', async () => {
    browserThat({ opens: SMALL, writes: BOTH });
    expect((await imageToSend(fileOf('flyer.jpg', 'image/jpeg'), 'flyer.jpg')).type).toBe('image/webp');
  });

  test('is refused with its name where the browser can’t open it', async () => {
    browserThat({ writes: BOTH });
    const sending = imageToSend(new Blob([HEIC], { type: 'image/jpeg' }), 'flyer.heic');
    await expect(sending).rejects.toMatchObject({ kind: 'refused', message: NOT_OPENED });
  });
});
