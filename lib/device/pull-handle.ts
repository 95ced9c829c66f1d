/** Milliseconds after which the pull handle hides: since it appeared, and since it was touched. */
export const HANDLE_SHOWN_MS = 3000;
export const HANDLE_TOUCHED_MS = 5000;

const PULL_PX = 30;
// Android's system gestures start with small movements.
const PULL_ANDROID_PX = 50;

/** How far, in CSS pixels, the handle must be pulled to show or hide the header. */
export const pullThreshold = (userAgent: string) => (/android/i.test(userAgent) ? PULL_ANDROID_PX : PULL_PX);

/** Whether the header is hidden after its handle was pulled by `distance` pixels; down is positive. */
export function isHeaderHiddenAfterPull(hidden: boolean, distance: number, threshold: number): boolean {
  return Math.abs(distance) >= threshold ? distance < 0 : hidden;
}
