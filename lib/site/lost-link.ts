/** The page on which a sender asks for private links by email, and the one that says the same to everybody who did. */
export const LOST_LINK_PATH = '/lost-link';
export const LOST_LINK_SENT_PATH = `${LOST_LINK_PATH}/sent`;
export const LOST_LINK_TITLE = 'Lost your link?';

/** How many items the mail lists, and how many such mails a mailbox gets in 24 hours. */
export const MAX_LOST_LINKS = 5;
export const LOST_LINK_MAILS_A_DAY = 3;
