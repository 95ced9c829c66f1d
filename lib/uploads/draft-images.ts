import type { StoredFile } from './image-items.ts';

/** Storage for the images of a draft on the device, so that they survive a reload. */
export type DraftImages = {
  loadFiles: () => Promise<readonly StoredFile[]>;
  saveFile: (file: StoredFile) => Promise<unknown>;
  removeFile: (id: string) => Promise<unknown>;
};
