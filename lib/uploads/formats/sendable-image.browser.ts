import 'client-only';
import { FORMAT_BYTES, isHeif, sentFormat } from '../image-format.ts';
import { UploadFailure } from '../upload-failure.ts';
import { fileProblem, isOtherFormat, MAX_PIXELS, notOpened, TOO_MANY_PIXELS } from '../upload-rules.ts';
import { shrinkImage } from './shrink-image.browser.ts';

/** None where the file can't be read, which is said when it is sent. */
async function bytesFrom(file: Blob, from: number, length: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(from, from + length).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

let lastConversion: Promise<unknown> = Promise.resolve();

/** One conversion at a time on the whole page, because an open image takes much memory. */
function inTurn<Result>(convert: () => Promise<Result>): Promise<Result> {
  const conversion = lastConversion.then(convert, convert);
  lastConversion = conversion;
  return conversion;
}

async function converted(file: Blob, name: string, bytes: Uint8Array): Promise<Blob> {
  const problem = fileProblem({ type: '', size: file.size });
  if (problem) throw new UploadFailure('refused', problem);
  const [{ convertImage }, { pixelCount }] = await Promise.all([
    import('./convert-image.browser.ts'),
    import('./pixel-count.ts'),
  ]);
  // Four bytes for each are in memory when it is opened.
  if ((await pixelCount(bytes, (from, length) => bytesFrom(file, from, length))) > MAX_PIXELS)
    throw new UploadFailure('refused', TOO_MANY_PIXELS);
  const image = await convertImage(file);
  if (!image) throw new UploadFailure('refused', notOpened(name));
  return image;
}

type Opened = { image: Blob; isConverted: boolean };

async function opened(file: Blob, name: string): Promise<Opened> {
  const bytes = await bytesFrom(file, 0, FORMAT_BYTES);
  const isDeclaredOther = isOtherFormat(file.type);
  const format = sentFormat(bytes);
  // What its content says is sent as it is, but under that type: a draft that is opened again goes by it.
  if (format && isDeclaredOther)
    return { image: file.slice(0, file.size, `image/${format}`), isConverted: false };
  if (format || (!isDeclaredOther && !isHeif(bytes))) return { image: file, isConverted: false };
  return { image: await inTurn(() => converted(file, name, bytes)), isConverted: true };
}

/**
 * The file itself, with its true type where it is JPEG, PNG or WebP by its content, or, where it is HEIC, AVIF or the like,
 * what it was converted to. `name` is what its owner knows it by. Rejects with an UploadFailure where it can't be opened or
 * is too large, or where the code that converts does not load.
 */
export const openImage = async (file: Blob, name: string): Promise<Blob> => (await opened(file, name)).image;

/** The image to send, converted or scaled down. Rejects like `openImage`. */
export async function imageToSend(file: Blob, name: string): Promise<Blob> {
  const { image, isConverted } = await opened(file, name);
  return isConverted ? image : shrinkImage(image);
}
