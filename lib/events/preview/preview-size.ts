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
