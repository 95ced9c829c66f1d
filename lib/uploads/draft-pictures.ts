import type { KeptFile } from './picture-items.ts';

/** Where a device keeps the pictures of a draft, so that a reload costs nothing. */
export type DraftPictures = {
  loadFiles: () => Promise<KeptFile[]>;
  saveFile: (file: KeptFile) => Promise<unknown>;
  removeFile: (id: string) => Promise<unknown>;
};
