import { convertImage } from '#lib/uploads/formats/convert-image.browser';
import { imageToSend, openFiles } from '#lib/uploads/formats/sendable-image.browser';
import { fakeCanvas } from '../../../support/images/fake-canvas.ts';

const HEIC = '\0\0\0\u{18}ftypheic\0\0\0\0mif1heic';
const NOT_OPENED =
  'Invalid file type. Only JPEG, PNG, and WebP images are allowed. This browser can’t open “flyer.heic”. Choose it on the phone that took it, or save it as a JPEG first.';
const fileOf = (name: string, type: string, content = HEIC) => new File([content], name, { type });
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

describe('chosen files', () => {
  test.each([
    ['of a declared type', fileOf('flyer.heic', 'image/heic')],
    ['of which the device knows no type', fileOf('flyer.heic', '')],
    ['of another format by its type alone', fileOf('flyer.bmp', 'image/bmp', 'BM')],
  ])('%s that are converted keep their names', async (_, file) => {
    browserThat({ opens: SMALL, writes: BOTH });
    const { files, refused } = await openFiles([file]);
    expect(files).toMatchObject([{ name: file.name, type: 'image/webp' }]);
    expect(refused.size).toBe(0);
  });

  test('that need no converting stay as they are, and are not opened', async () => {
    const asked = browserThat({ opens: SMALL, writes: BOTH });
    const chosen = [fileOf('drums.jpg', 'image/jpeg', 'drums'), fileOf('drums', '', 'drums')];
    expect((await openFiles(chosen)).files).toEqual(chosen);
    expect(asked.options).toEqual([]);
  });

  test('that the browser can’t open are named, with what to do', async () => {
    browserThat({ writes: BOTH });
    const file = fileOf('flyer.heic', 'image/heic');
    const { files, refused } = await openFiles([file]);
    expect(files).toEqual([file]);
    expect([...refused.values()]).toEqual([NOT_OPENED]);
  });

  test.each([
    ['File size too large. Please choose an image under 10MB.', HEIC.padEnd(10 * 1024 * 1024 + 1, '\0')],
    [
      'This image has too many pixels. Please choose a smaller one.',
      `${HEIC}\0\0\0\u{14}ispe\0\0\0\0\0\0@\0\0\0@\0`,
    ],
  ])('are not opened when they are too large: %s', async (sentence, content) => {
    const asked = browserThat({ opens: SMALL, writes: BOTH });
    const { refused } = await openFiles([fileOf('flyer.heic', 'image/heic', content)]);
    expect([...refused.values()]).toEqual([sentence]);
    expect(asked.options).toEqual([]);
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
