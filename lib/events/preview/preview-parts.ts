import type { PreviewContent } from './preview-content.ts';

/** Size of a preview image, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };
/** Height of the woven strip at the lower edge, in pixels. */
export const STRIP_HEIGHT = 44;
/** Left edge of the event's own image, in pixels. */
export const IMAGE_LEFT = 716;
/** Size of the event's own image within a preview, in pixels. */
export const IMAGE_BOX = {
  width: PREVIEW_SIZE.width - IMAGE_LEFT,
  height: PREVIEW_SIZE.height - STRIP_HEIGHT,
};

/** The input of a drawing. */
export type PreviewParts = {
  content: PreviewContent;
  /** The event's image as a data URL, cropped to `IMAGE_BOX`; never an address of the network. */
  picture?: string;
  fonts: { name: string; data: Buffer; weight: 600 | 800; style: 'normal' }[];
};
