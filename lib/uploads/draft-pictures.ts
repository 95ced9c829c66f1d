import type { KeptFile } from './picture-items.ts';

/** Storage for the images of a draft on the device, so that they survive a reload. */
export type DraftPictures = {
  loadFiles: () => Promise<KeptFile[]>;
  saveFile: (file: KeptFile) => Promise<unknown>;
  removeFile: (id: string) => Promise<unknown>;
};
