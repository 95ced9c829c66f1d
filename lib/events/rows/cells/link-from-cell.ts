const BARE = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/** Several addresses in one cell, which as one lead nowhere. */
export const SEVERAL_ADDRESSES = /^\s*https?:[^;|,]*[;|,]\s*https?:\/\//i;

/**
 * An address without its beginning, as people type it: 'eventbrite.com/e/1' is 'https://eventbrite.com/e/1'. '' for
 * several in one.
 */
export const linkFromCell = (cell: string): string => {
  if (SEVERAL_ADDRESSES.test(cell)) return '';
  return BARE.test(cell.trim()) ? `https://${cell.trim()}` : cell;
};
