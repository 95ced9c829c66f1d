/**
 * Days in which the images of spam and withdrawn items are stored: time to undo a mistake, but not to fill the budget of
 * images with what is never published.
 */
export const UNWANTED_IMAGE_DAYS = 3;
