import type { StoredFile } from './image-items.ts';

/** Storage for the images of a draft on the device, so that they survive a reload. */
export type DraftImages = {
  /** `onSlow` is called when that takes seconds; it goes on. */
  loadFiles: (onSlow: () => void) => Promise<readonly StoredFile[]>;
  saveFile: (file: StoredFile) => Promise<unknown>;
  removeFile: (id: string) => Promise<unknown>;
};
