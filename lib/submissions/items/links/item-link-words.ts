/** Days for which the link of a mail opens an item for its moderator. */
export const ITEM_LINK_DAYS = 14;

const PRIVATE = 'This email is private: please do not pass it on.';

/** What every mail to a moderator says of its link and of itself. */
export const KEEP_PRIVATE = `The link is for you only, works for ${ITEM_LINK_DAYS} days and decides once. ${PRIVATE}`;

/** The same of a mail with several links. */
export const KEEP_ALL_PRIVATE = `The links are for you only, work for ${ITEM_LINK_DAYS} days and decide once each. ${PRIVATE}`;

/** Why a mailed link no longer decides, and no longer takes back. */
export const LINK_IS_OVER =
  'This has been decided already, and an email link works only once. Nothing was changed: sign in to change it.';
export const UNDO_IS_OVER =
  'An email link can undo its own decision only for 12 seconds. Nothing was changed: sign in to undo it.';
