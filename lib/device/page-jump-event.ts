/** The event on `window` by which the page says that it is about to scroll itself. */
export const PAGE_JUMP = 'page-jump';
