import 'server-only';
import type { UploadTable } from '#lib/server/store/schema';
import { deleteFromCloudinary } from './cloudinary.server.ts';
import { removeFromStorage } from './stored-objects.server.ts';
import { removeUploadFiles } from './upload-files.server.ts';

/** Deletes an upload's files where they are stored. Throws when they may still be there, or the signal aborts. */
export function removeStoredImage(
  { id, provider, public_id }: Pick<UploadTable, 'id' | 'provider' | 'public_id'>,
  signal?: AbortSignal,
): Promise<void> {
  if (provider === 'cloudinary') return deleteFromCloudinary(public_id, signal);
  return provider === 's3' ? removeFromStorage(id, signal) : removeUploadFiles(id);
}
