/** Days for which the link of a mail opens an item for its moderator. */
export const ITEM_LINK_DAYS = 14;

const PRIVATE = 'What is in this mail is private: please do not pass it on.';

/** What every mail to a moderator says of its link and of itself. */
export const KEEP_PRIVATE = `The link is yours alone and works for ${ITEM_LINK_DAYS} days. ${PRIVATE}`;

/** The same of a mail with several links. */
export const KEEP_ALL_PRIVATE = `The links are yours alone and work for ${ITEM_LINK_DAYS} days. ${PRIVATE}`;
