import 'client-only';
import { shrinkImage } from '../shrink-image.browser.ts';
import { UploadFailure } from '../upload-failure.ts';
import { fileProblem, isUnknownType, MAX_PIXELS, notOpened, TOO_MANY_PIXELS } from '../upload-rules.ts';
import { FORMAT_BYTES, heifPixels, isHeif, isOtherFormat } from './image-format.ts';

type Sendable = { image: Blob } | { problem: string };

/** Whether a chosen file is, or by its declared type may be, in a format that has to be converted. */
export const mayBeConverted = ({ type }: Blob): boolean => isOtherFormat(type) || isUnknownType(type);

/** None where the file can't be read, which is said when it is sent. */
const firstBytes = async (file: Blob) => {
  try {
    return new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
};

/**
 * An image that can be sent: the file itself, or, where it is HEIC, AVIF or the like, what it was converted to; or what is
 * wrong with it. `name` is what its owner knows it by. Rejects where the code that converts does not load.
 */
async function sendableImage(file: Blob, name: string): Promise<Sendable> {
  const bytes = await firstBytes(file);
  if (!isOtherFormat(file.type) && !isHeif(bytes)) return { image: file };
  const problem = fileProblem({ type: '', size: file.size });
  if (problem) return { problem };
  // Four bytes for each are in memory when it is opened.
  if (heifPixels(bytes) > MAX_PIXELS) return { problem: TOO_MANY_PIXELS };
  const { convertImage } = await import('./convert-image.browser.ts');
  const image = await convertImage(file);
  return image ? { image } : { problem: notOpened(name) };
}

/** The image to send, converted or scaled down. Rejects with an UploadFailure where it can't be sent. */
export async function imageToSend(file: Blob, name: string): Promise<Blob> {
  const sendable = await sendableImage(file, name);
  if ('problem' in sendable) throw new UploadFailure('refused', sendable.problem);
  return sendable.image === file ? shrinkImage(file) : sendable.image;
}

/**
 * Chosen files as they can be sent, and the sentences for those that can't. One after the other, because an open image
 * takes much memory. Where the code that converts does not load, a file stays as it is, until it is sent.
 */
export async function openFiles(
  files: readonly File[],
): Promise<{ files: File[]; refused: Map<File, string> }> {
  const refused = new Map<File, string>();
  const opened: File[] = [];
  for (const file of files) {
    const sendable = await sendableImage(file, file.name).catch(() => ({ image: new Blob([file]) }));
    if ('problem' in sendable) refused.set(file, sendable.problem);
    const image = 'image' in sendable ? sendable.image : file;
    opened.push(image === file ? file : new File([image], file.name, { type: image.type }));
  }
  return { files: opened, refused };
}
