import { LOST_LINK_PATH, LOST_LINK_TITLE } from '#lib/site/lost-link';

/**
 * Leads to the page that sends private links by email: beside each form whose sender gets one. It loads a document, as
 * after a navigation inside the site the dialog of a form would stay open.
 */
export const LostLink = () => <a href={LOST_LINK_PATH}>{LOST_LINK_TITLE}</a>;
