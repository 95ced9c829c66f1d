/** What a browser of the tests can do with images. */
type Abilities = {
  /** The size of the image that it opens; absent where it opens none. */
  opens?: { width: number; height: number };
  /** Whether it opens images as elements alone, as what a page shows. */
  asElementOnly?: boolean;
  /** The formats that it writes. */
  writes: readonly ('image/jpeg' | 'image/webp')[];
  /** The colours of what it has drawn, with their opacity. */
  pixels?: readonly number[];
};

/** Fakes the browser's own code that opens, draws and writes images, which jsdom lacks. Returns what was asked of it, and what ends it. */
export function fakeCanvas({ opens, asElementOnly = false, writes, pixels = [] }: Abilities) {
  const asked = {
    /** The options with which images were opened. */
    options: [] as unknown[],
    /** The sizes in which they were drawn. */
    drawn: [] as { width: number; height: number }[],
    /** The colours that were drawn over everything. */
    grounds: [] as string[],
    closed: 0,
  };
  const close = () => {
    asked.closed += 1;
  };
  Object.assign(globalThis, {
    createImageBitmap: async (_: Blob, options: unknown) => {
      asked.options.push(options);
      if (!opens || asElementOnly)
        throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
      return { ...opens, close };
    },
  });
  Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: close });
  HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
    if (!opens) throw new DOMException('The source image cannot be decoded.', 'EncodingError');
    for (const [name, value] of Object.entries(opens)) Object.defineProperty(this, name, { value });
  };
  const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext');
  getContext.mockImplementation(function (this: HTMLCanvasElement) {
    const { width, height } = this;
    const context = {
      canvas: this,
      fillStyle: '',
      drawImage: () => asked.drawn.push({ width, height }),
      getImageData: () => ({
        data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => pixels[at % 4] ?? 0),
      }),
      fillRect: (): void => {
        asked.grounds.push(context.fillStyle);
      },
    };
    return context as never;
  } as never);
  const toBlob = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  toBlob.mockImplementation((done, type = 'image/png') => {
    // What a browser can't write becomes a PNG.
    const written = writes.find((format) => format === type) ?? 'image/png';
    done(new Blob(['converted'], { type: written }));
  });
  const restore = () => {
    getContext.mockRestore();
    toBlob.mockRestore();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  };
  return { asked, restore };
}
