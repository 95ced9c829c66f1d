import type { PreviewContent } from './preview-content.ts';

/** Of a preview picture, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };
/** Of the woven strip at its lower edge. */
export const STRIP_HEIGHT = 44;
export const PICTURE_LEFT = 716;
/** The part of a preview that the event's own picture fills, in pixels. */
export const PICTURE_BOX = {
  width: PREVIEW_SIZE.width - PICTURE_LEFT,
  height: PREVIEW_SIZE.height - STRIP_HEIGHT,
};

/** What a preview is drawn of. */
export type PreviewParts = {
  content: PreviewContent;
  /** The event's picture as a data address, cut to `PICTURE_BOX`; never an address of the network. */
  picture?: string;
  fonts: { name: string; data: Buffer; weight: 600 | 800; style: 'normal' }[];
};
