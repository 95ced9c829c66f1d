import type { StoredFile } from './image-item.ts';

/** Storage for the images of a draft on the device, so that they survive a reload. */
export type DraftImages = {
  /**
   * `onSlow` is called when that takes seconds; it goes on. Without `isComplete`, the device could not be read, and may
   * have more than these.
   */
  loadFiles: (onSlow: () => void) => Promise<{ images: readonly StoredFile[]; isComplete: boolean }>;
  saveFile: (file: StoredFile) => Promise<unknown>;
  removeFile: (id: string) => Promise<unknown>;
};
