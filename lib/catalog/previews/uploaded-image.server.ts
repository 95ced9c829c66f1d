import 'server-only';
import { uploadedFileName } from '#lib/uploads/image-address';
import { openStoredFile } from '#lib/uploads/stored-objects.server';
import { findUploadFile } from '#lib/uploads/upload-files.server';

/** Milliseconds: a storage that does not respond costs the preview its picture. */
const STORAGE_LIMIT_MS = 5_000;

/** The picture of an organiser at an address of ours, from our disk or storage; undefined where it cannot be read. */
export async function uploadedImage(address = ''): Promise<Uint8Array | undefined> {
  const name = uploadedFileName(address);
  if (!name) return undefined;
  try {
    const file = await findUploadFile(name);
    const response = file
      ? new Response(file.read())
      : await openStoredFile(name, 'GET', AbortSignal.timeout(STORAGE_LIMIT_MS));
    return response && new Uint8Array(await response.arrayBuffer());
  } catch {
    // Without it the card shows a drawing.
    return undefined;
  }
}
